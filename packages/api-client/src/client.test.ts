import type { CallDescription } from "@waslijn/contract/shared/endpoint";
import { expect, test, vi } from "vitest";
import { createClient, type Authorise } from "./client.ts";
import type { Send } from "./send.ts";

type Staff = { params: undefined; query: undefined; body: undefined; response: { name: string } };
type Order = { params: undefined; query: undefined; body: { code: string }; response: null };

const calls = {
  whoAmI: { method: "GET", path: "/console/me", auth: "bearer" },
  place: { method: "POST", path: "/orders", auth: "none", placement: true },
} as const satisfies Record<string, CallDescription>;

const clientWith = (send: Send, authorise: Authorise) =>
  createClient<{ whoAmI: Staff; place: Order }>({ calls, send, authorise, newKey: () => "key-1" });

test("an app with cookies hands over no proof of its own", async () => {
  const send = vi.fn<Send>(async () => ({ name: "Sam" }));
  const call = clientWith(send, (attempt) => attempt({}));
  expect(await call("whoAmI")).toEqual({ name: "Sam" });
  expect(send).toHaveBeenCalledWith(calls.whoAmI, {}, {});
});

test("an app with tokens may attempt twice, and a placement keeps its key", async () => {
  const send = vi.fn<Send>(async () => null);
  const call = clientWith(send, async (attempt) => {
    await attempt({ authorization: "Bearer old" });
    return attempt({ authorization: "Bearer new" });
  });
  await call("whoAmI");
  expect(send.mock.calls.map(([, , proof]) => proof?.authorization)).toEqual([
    "Bearer old",
    "Bearer new",
  ]);
  await call("place", { body: { code: "7430" } });
  expect(send).toHaveBeenLastCalledWith(calls.place, { body: { code: "7430" }, key: "key-1" });
});
