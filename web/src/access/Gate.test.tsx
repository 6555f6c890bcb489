// @vitest-environment jsdom
import "../test/dom";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router";
import { describe, expect, it, vi } from "vitest";
import type { Me } from "../api/types";
import { newCache } from "../app/cache";
import { problemOf } from "../test/session";
import { Gate } from "./Gate";
import { SignInPage } from "./SignInPage";

const owner: Me = { who: "owner", name: "ada", local: false };
const guest: Me = { who: "guest", name: "Kim", local: false, session: "s1", kind: "roleplay" };
const nobody: Me = { who: "nobody", name: "", local: false };

/** show opens an address on a server that takes everyone for me, until the right password comes. */
function show(me: Me, at: string) {
  let now = me;
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.url.endsWith("/me")) return Response.json(now);
    const { password } = (await request.json()) as { password: string };
    if (password !== "right") return problemOf(401, "the name or the password is wrong");
    now = owner;
    return new Response(null, { status: 204 });
  });
  render(
    <QueryClientProvider client={newCache()}>
      <MemoryRouter initialEntries={[at]}>
        <Gate>
          <Routes>
            <Route path="/sign-in" element={<SignInPage />} />
            <Route path="*" element={<h1>The page</h1>} />
          </Routes>
        </Gate>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("the gate", () => {
  it("shows owners every page", async () => {
    show(owner, "/settings");
    expect(await heading("The page")).toBeTruthy();
  });

  it("shows guests their own page and nothing else", async () => {
    show(guest, "/sessions/s1");
    expect(await heading("This link opens one conversation")).toBeTruthy();
    await userEvent.click(screen.getByRole("link", { name: "Back to your conversation" }));
    expect(await heading("The page")).toBeTruthy();
  });

  it("asks anyone else to sign in, says what is wrong, and leads on", async () => {
    show(nobody, "/sessions");
    expect(await heading("Sign in")).toBeTruthy();
    await userEvent.type(screen.getByLabelText("Name"), "ada");
    await userEvent.type(screen.getByLabelText("Password"), "left{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe("The name or the password is wrong.");
    await userEvent.clear(screen.getByLabelText("Password"));
    await userEvent.type(screen.getByLabelText("Password"), "right{Enter}");
    expect(await heading("The page")).toBeTruthy();
  });
});
