import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accessKeys, revokeInvite } from "../api/access";
import { sentenceOf } from "../api/problem";
import type { Invite } from "../api/types";
import { Confirm } from "../ui/Confirm";

interface Props {
  invite: Invite;
  onRevoked: () => void;
}

/** RevokeInvite closes a link for good, after asking. */
export function RevokeInvite({ invite, onRevoked }: Props) {
  const queries = useQueryClient();
  const revoking = useMutation({ mutationFn: () => revokeInvite(invite.id) });
  return (
    <Confirm
      verb="Revoke"
      object={invite.label || invite.title}
      title="Revoke this invitation?"
      pending={revoking.isPending}
      fault={revoking.isError ? sentenceOf(revoking.error) : undefined}
      onConfirm={() => revoking.mutateAsync()}
      onDone={() => {
        onRevoked();
        void queries.invalidateQueries({ queryKey: accessKeys.invites });
      }}
    >
      The link stops working at once and cannot be opened again; you can make another. The conversations that were begun
      with it are kept.
    </Confirm>
  );
}
