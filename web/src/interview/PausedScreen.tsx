import { useEffect, useRef } from "react";
import type { InterviewView } from "../api/types";
import { Button } from "../ui/Button";
import { Line } from "../ui/Line";

/** PausedScreen lets a respondent go, and says how they come back. */
export function PausedScreen({ view, onResume }: { view: InterviewView; onResume: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Line walked={view.progress} label="How much lies behind" />
      <h1 ref={title} tabIndex={-1} className="mt-10 font-reading text-display font-medium outline-none">
        Take your time
      </h1>
      <p className="mt-4 font-reading text-speech">
        Everything you have sent is saved, and you may close this page. The same link, opened in this browser, brings
        you back to this question.
      </p>
      <Button look="primary" className="mt-8" onClick={onResume}>
        Go on
      </Button>
    </>
  );
}
