import type { SpokenLine } from "../api/types";

interface Props {
  who: SpokenLine["who"];
  name: string;
  text: string;
  /** first tells whether someone else spoke before. */
  first: boolean;
  /** onItsWay marks a line the server has not confirmed. */
  onItsWay?: boolean;
}

/** Line is one line of a conversation: the character's set to be read, the learner's set aside. */
export function Line({ who, name, text, first, onItsWay = false }: Props) {
  if (who === "learner")
    return (
      <li className="flex justify-end">
        <div
          className={`max-w-[85%] rounded-card rounded-br-sm bg-sunk px-4 py-2.5 transition-opacity ${onItsWay ? "opacity-70" : ""}`}
        >
          <span className="sr-only">You: </span>
          <span className="whitespace-pre-wrap">{text}</span>
        </div>
      </li>
    );
  return (
    <li>
      <p className={first ? "mb-1 text-xs font-semibold text-muted" : "sr-only"}>{name}</p>
      <p className="font-reading text-speech whitespace-pre-wrap">{text}</p>
    </li>
  );
}
