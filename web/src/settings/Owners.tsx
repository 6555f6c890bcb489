import { useQuery } from "@tanstack/react-query";
import { ownersQuery } from "../api/access";
import { sentenceOf } from "../api/problem";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { Moment } from "../ui/Moment";

/** Owners lists who may sign in; name is who looks at the list. */
export function Owners({ name }: { name: string }) {
  const owners = useQuery(ownersQuery);
  return (
    <div>
      <h3 className="text-base font-semibold">Owners</h3>
      {owners.isPending ? (
        <div className="mt-3">
          <Loading label="Loading the owners" rows={1} />
        </div>
      ) : owners.isError ? (
        <div className="mt-3">
          <ErrorNote
            sentence={sentenceOf(owners.error)}
            action={<Button onClick={() => void owners.refetch()}>Try again</Button>}
          />
        </div>
      ) : (
        <ul aria-label="Owners" className="mt-1 divide-y divide-rule">
          {owners.data.map((owner) => (
            <li key={owner.name} className="py-2 text-sm">
              {owner.name}
              <span className="text-muted">
                {owner.name === name && " · you"} · since <Moment at={owner.created} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-sm text-muted">
        Owners are added and removed where the server runs, with <code className="text-ink">throughline owner</code>.
      </p>
    </div>
  );
}
