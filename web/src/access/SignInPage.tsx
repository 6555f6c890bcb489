import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { accessKeys, signIn } from "../api/access";
import { sentenceOf } from "../api/problem";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Field } from "../ui/Field";
import { PasswordField } from "../ui/PasswordField";
import { nextAddress } from "./address";
import { useMe } from "./useMe";

/** SignInPage lets an owner in, and on to where they were going. */
export function SignInPage() {
  const me = useMe();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const secret = useRef<HTMLInputElement>(null);
  const signing = useMutation({
    mutationFn: () => signIn(name.trim(), password),
    onSuccess: () => queries.invalidateQueries({ queryKey: accessKeys.me }),
    onError: () => secret.current?.select(),
  });
  const ready = name.trim() !== "" && password !== "" && !signing.isPending;

  if (me?.who === "owner") return <Navigate to={nextAddress(params)} replace />;
  return (
    <div className="mx-auto w-full max-w-md px-4 pt-10 pb-16 sm:pt-20">
      <title>Sign in · Throughline</title>
      <h1 className="font-reading text-display font-medium tracking-[-0.015em]">Sign in</h1>
      <p className="mt-3 text-muted">
        For owners. If you were invited, open the link you were sent: it needs no password. With a code,{" "}
        <Link to="/join" className="underline underline-offset-4">
          join here
        </Link>
        .
      </p>
      <form
        aria-label="Sign in"
        className="mt-8 space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) signing.mutate();
        }}
      >
        <Field
          label="Name"
          name="name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <PasswordField
          ref={secret}
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {signing.isError && <ErrorNote sentence={sentenceOf(signing.error)} />}
        <Button type="submit" look="primary" className="w-full" aria-disabled={!ready}>
          {signing.isPending ? "Signing in…" : "Sign in"}
        </Button>
      </form>
    </div>
  );
}
