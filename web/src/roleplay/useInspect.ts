import { useSearchParams } from "react-router";
import { useMe } from "../access/useMe";

/** Inspecting is whether an owner looks behind the conversation; it is in the address. */
export interface Inspecting {
  allowed: boolean;
  on: boolean;
  toggle: () => void;
}

/** useInspect reads and changes whether the inspector is open. */
export function useInspect(): Inspecting {
  const me = useMe();
  const [params, setParams] = useSearchParams();
  const allowed = me?.who === "owner";
  return {
    allowed,
    on: allowed && params.get("inspect") === "1",
    toggle: () =>
      setParams(
        (before) => {
          if (before.has("inspect")) {
            before.delete("inspect");
            before.delete("turn");
          } else before.set("inspect", "1");
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
