import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accessKeys, revokeToken } from "../api/access";
import { sentenceOf } from "../api/problem";
import type { Token } from "../api/types";
import { Confirm } from "../ui/Confirm";
import { Due } from "../ui/Due";
import { Moment } from "../ui/Moment";
import { useNow } from "../ui/useNow";

interface Props {
  token: Token;
  onRevoked: () => void;
}

/** TokenItem is one token: since when, until when, when it was last used, and the way to end it. */
export function TokenItem({ token, onRevoked }: Props) {
  const now = useNow();
  const queries = useQueryClient();
  const revoking = useMutation({ mutationFn: () => revokeToken(token.id) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
      <p className="min-w-0 flex-1 basis-56 text-sm">
        <strong className="font-semibold">{token.label || "No label"}</strong>
        <span className="text-muted">
          {" · made "}
          <Moment at={token.created} />
          {" · "}
          {token.used > 0 ? (
            <>
              used <Moment at={token.used} />
            </>
          ) : (
            "never used"
          )}
          {" · "}
          {token.expires <= now ? (
            "expired"
          ) : (
            <>
              ends <Due at={token.expires} />
            </>
          )}
        </span>
      </p>
      <Confirm
        verb="Revoke"
        object={token.label || "the token without a label"}
        title="Revoke this token?"
        pending={revoking.isPending}
        fault={revoking.isError ? sentenceOf(revoking.error) : undefined}
        onConfirm={() => revoking.mutateAsync()}
        onDone={() => {
          onRevoked();
          void queries.invalidateQueries({ queryKey: accessKeys.tokens });
          void queries.invalidateQueries({ queryKey: accessKeys.audit });
        }}
      >
        Whatever uses “{token.label || "it"}” is turned away from now on. This cannot be undone.
      </Confirm>
    </li>
  );
}
