import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accessKeys } from "../api/access";
import { modelsQuery, testModel } from "../api/models";
import { sentenceOf } from "../api/problem";
import type { RoleModel } from "../api/types";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Pending } from "../ui/Pending";
import { ModelAnswer } from "./ModelAnswer";
import { jobOf } from "./roles";

/** ModelRow is the model of one role, with a way to try it. */
export function ModelRow({ role }: { role: RoleModel }) {
  const queries = useQueryClient();
  const testing = useMutation({
    mutationFn: () => testModel(role.role),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: accessKeys.audit });
      void queries.invalidateQueries({ queryKey: modelsQuery.queryKey });
    },
  });
  return (
    <li className="py-3 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="text-base font-semibold first-letter:uppercase">
            {role.role}
            {jobOf(role.role) && <span className="text-sm font-normal text-muted"> · {jobOf(role.role)}</span>}
          </h3>
          <p className="text-sm text-muted">
            {role.configured ? (
              <>
                <span className="text-ink">{role.model}</span> · {role.provider}
                {role.base_url && ` at ${role.base_url}`}
                {role.key_from && ` · key from ${role.key_from}`} · waits {role.timeout_seconds} s
                {!role.priced && " · price not known"}
              </>
            ) : (
              "No model; an understudy does it."
            )}
          </p>
        </div>
        {role.configured && (
          <Button
            aria-label={`Test the model for ${role.role}`}
            aria-disabled={testing.isPending}
            onClick={() => !testing.isPending && testing.mutate()}
          >
            Test
          </Button>
        )}
      </div>
      <div role="status" className="mt-3 empty:hidden">
        {testing.isPending && <Pending label={`Asking ${role.model} for a sentence`} />}
        {testing.data && <ModelAnswer trial={testing.data} priced={role.priced} />}
      </div>
      {testing.isError && (
        <div className="mt-3">
          <ErrorNote sentence={sentenceOf(testing.error)} />
        </div>
      )}
    </li>
  );
}
