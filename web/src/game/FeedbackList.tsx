import type { Blueprint, Feedback } from "../api/types";
import { about, headline, isFace, pointsIn } from "./said";

interface Props {
  feedback: Feedback[];
  blueprint: Blueprint;
}

/** FeedbackList is what the server said about a move: the reason before the verdict's worth. */
export function FeedbackList({ feedback, blueprint }: Props) {
  // The face of a card is in sight already.
  const told = feedback.filter((each) => !isFace(each));
  return (
    <ul className="space-y-2.5">
      {told.map((each, index) => {
        const points = pointsIn(each);
        const whose = about(blueprint, each);
        const head = headline(each);
        return (
          <li key={`${each.tone}-${each.item ?? ""}-${index}`} className="flex gap-3">
            <Sign tone={each.tone} />
            <p className="min-w-0 flex-1">
              {head !== "" && <strong className="font-semibold">{head} </strong>}
              {whose !== "" && <span className="text-muted">{whose} </span>}
              <span className={plain.has(each.tone) ? "" : "font-reading"}>{each.text}</span>
              {points !== "" && (
                <span className="ml-2 text-sm font-semibold whitespace-nowrap text-accent">{points}</span>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

const plain = new Set(["done", "gate", "missed", "scene", "time", "early", "round"]);

const paths: Partial<Record<Feedback["tone"], string>> = {
  right: "M3 8.500l3.500 3.500L13 4.500",
  wrong: "M4 4l8 8M12 4l-8 8",
  shown: "M3 8h9M8.500 4.500L12 8l-3.500 3.500",
  hint: "M8 12.500v.5M5.500 5.500a2.500 2.500 0 1 1 3.800 2.200C8.500 8.200 8 8.800 8 10",
};

/** Sign tells tones apart by shape, not by colour alone. */
function Sign({ tone }: { tone: Feedback["tone"] }) {
  const path = paths[tone];
  if (path === undefined) return <span aria-hidden className="mt-2.5 size-2 shrink-0 rounded-full bg-accent" />;
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden
      fill="none"
      className={`mt-1 size-5 shrink-0 rounded-full p-0.5 ${tone === "right" ? "bg-accent stroke-paper" : "border border-edge stroke-ink"}`}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
