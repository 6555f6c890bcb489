import { Link } from "react-router";
import { guestAddress } from "../access/address";
import type { Me } from "../api/types";
import { Mark } from "../ui/Mark";

const look = "mr-auto flex items-center gap-2.5 rounded-full py-2 pr-2 font-reading text-base font-medium";

/** Brand is the mark and the way back: home for an owner, to the one conversation for a guest. */
export function Brand({ me }: { me: Me | undefined }) {
  const inside = (
    <>
      <Mark className="h-6" />
      <span className="max-[26rem]:hidden">Throughline</span>
    </>
  );
  if (me?.who === "owner")
    return (
      <Link to="/" className={look} aria-label="Throughline, home">
        {inside}
      </Link>
    );
  if (me?.who === "guest")
    return (
      <Link to={guestAddress(me)} className={look} aria-label="Throughline, your conversation">
        {inside}
      </Link>
    );
  return <span className={look}>{inside}</span>;
}
