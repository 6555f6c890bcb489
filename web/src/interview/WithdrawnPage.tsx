import { Link } from "react-router";
import { useMe } from "../access/useMe";
import { buttonClass } from "../ui/look";

/** WithdrawnPage says that a withdrawal is done. It is for whoever comes by: there is nothing left to show. */
export function WithdrawnPage() {
  const owner = useMe()?.who === "owner";
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-10 pb-16 sm:px-8 sm:pt-20">
      <title>Withdrawn · Throughline</title>
      <h1 className="font-reading text-display font-medium tracking-[-0.015em]">You have withdrawn</h1>
      <p role="status" className="mt-4 font-reading text-speech">
        Everything you wrote is erased, and nothing of it is kept. You may close this page. Thank you for the time you
        gave.
      </p>
      {owner && (
        <Link to="/" className={buttonClass("quiet", "mt-8")}>
          Home
        </Link>
      )}
    </div>
  );
}
