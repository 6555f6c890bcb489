import { useMutation } from "@tanstack/react-query";
import { signOut } from "../api/access";

/** SignOut ends the owner's stay in this browser; nothing of it is kept in the page. */
export function SignOut({ name }: { name: string }) {
  const leaving = useMutation({
    mutationFn: signOut,
    // A fresh page, so that nothing an owner has seen stays in memory.
    onSuccess: () => window.location.assign("/sign-in"),
  });
  const label = leaving.isError ? "Sign out, not done yet: try again" : `Sign out ${name}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={leaving.isPending}
      onClick={() => !leaving.isPending && leaving.mutate()}
      className="grid size-11 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink"
    >
      <svg
        viewBox="0 0 20 20"
        aria-hidden
        fill="none"
        className="size-5 stroke-current"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M8 3.500H4.500v13H8M8.500 10H17M13.500 6.500 17 10l-3.500 3.500" />
      </svg>
    </button>
  );
}
