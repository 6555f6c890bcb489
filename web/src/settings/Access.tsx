import { Link } from "react-router";
import { useMe } from "../access/useMe";
import { Owners } from "./Owners";
import { Section } from "./Section";
import { Tokens } from "./Tokens";

/** Access says who may use this server as an owner, and by which tokens programs may. */
export function Access() {
  const me = useMe();
  return (
    <Section
      id="access"
      title="Access"
      lead={
        <>
          Owners see everything. Guests see the one conversation that an{" "}
          <Link to="/invites" className="underline underline-offset-4 hover:text-ink">
            invitation
          </Link>{" "}
          opened.
        </>
      }
    >
      <div className="space-y-8">
        {me?.local ? (
          <div className="border-l-2 border-rule pl-5">
            <p className="font-semibold">Only this machine can reach this server; no password is needed.</p>
            <p className="mt-1 max-w-2xl text-sm text-muted">
              To let others in, add an owner with <code className="text-ink">throughline owner add</code>, then serve on
              an address that they can reach. API tokens come with owners.
            </p>
          </div>
        ) : (
          <>
            <Owners name={me?.name ?? ""} />
            <Tokens />
          </>
        )}
      </div>
    </Section>
  );
}
