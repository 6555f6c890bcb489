import { useEffect, useRef } from "react";
import type { InterviewView } from "../api/types";
import { Line } from "../ui/Line";
import { Earlier } from "./Earlier";

/** EndScreen takes leave: with thanks, or of someone who would rather not take part. */
export function EndScreen({ view }: { view: InterviewView }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const declined = view.status === "declined";
  return (
    <>
      {!declined && <Line walked={1} label="How much lies behind" />}
      <h1 ref={title} tabIndex={-1} className="mt-10 font-reading text-display font-medium outline-none">
        {declined ? "That is quite all right" : "All done"}
      </h1>
      <p className="mt-4 font-reading text-speech whitespace-pre-wrap">
        {view.question ||
          (declined
            ? "Thank you for considering it. You may close this page."
            : "That was all. You may close this page.")}
      </p>
      {view.study.researcher !== undefined && (
        <p className="mt-4 text-sm text-muted">Questions about the study: {view.study.researcher}</p>
      )}
      <Earlier lines={view.lines} />
    </>
  );
}
