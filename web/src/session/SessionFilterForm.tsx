import { useSearchParams } from "react-router";
import { kinds, nameOfKind } from "./kind";

const select = "min-h-11 rounded-full border border-edge bg-raised px-4 pr-8 text-sm text-ink";

/** SessionFilterForm narrows the list by what is in the address. */
export function SessionFilterForm() {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        if (value === "") before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );

  return (
    <form
      aria-label="Filter sessions"
      className="mb-6 flex flex-wrap gap-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <select
        aria-label="Kind"
        className={select}
        value={params.get("kind") ?? ""}
        onChange={(event) => set("kind", event.target.value)}
      >
        <option value="">Every kind</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {nameOfKind(kind)}
          </option>
        ))}
      </select>
      <select
        aria-label="Progress"
        className={select}
        value={params.get("done") ?? ""}
        onChange={(event) => set("done", event.target.value)}
      >
        <option value="">Finished or not</option>
        <option value="false">Under way</option>
        <option value="true">Finished</option>
      </select>
    </form>
  );
}
