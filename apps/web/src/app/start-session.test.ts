import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { json, problem, stubBrowser } from "../api/test-browser.ts";

let it: ReturnType<typeof stubBrowser>;
const answers = new Map<string, () => Response>();

beforeEach(() => {
  vi.resetModules();
  answers.clear();
  it = stubBrowser(async (url) => (answers.get(url) ?? (() => problem("not_found", 404)))());
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", () => undefined);
  const tab: Record<string, unknown> = { "order.draft": "typed" };
  Object.defineProperty(tab, "removeItem", { value: (key: string) => delete tab[key] });
  vi.stubGlobal("sessionStorage", tab);
});
afterEach(() => vi.unstubAllGlobals());

const start = async (route: "home" | "faq" | "re-use" | "logout") => {
  const [{ startSession }, { session }] = await Promise.all([
    import("./start-session.ts"),
    import("../api/session.ts"),
  ]);
  const done = startSession(route);
  return { readyAtOnce: session.read().ready, done, session: session.read };
};
const asUser = (): void => {
  it.values.set("sessionType", "user").set("sessionToken", "t1").set("sessionRefreshToken", "r1");
  answers.set("/api/tokens/refresh", () => json({ token: "t2", refresh: "r2" }));
  answers.set("/api/me", () => json({ fullName: "Sam Was", email: "s@b.nl", hasBag: true }));
  answers.set("/api/me/locations", () =>
    json([{ address: "Lange Veerstraat 18\n2011 DB Haarlem" }]),
  );
};

test("an anon visitor waits for nothing [SESS-12]", async () => {
  const { readyAtOnce } = await start("home");
  expect(readyAtOnce).toBe(true);
  expect(it.fetched).not.toHaveBeenCalled();
  expect(it.values.get("entryPoint")).toBe("default");
});

test("a user is ready after refresh, me and locations, the full name also as name [SESS-10] [SESS-11] [API-12] [API-13] [STATE-03]", async () => {
  asUser();
  const { readyAtOnce, done, session } = await start("home");
  expect(readyAtOnce).toBe(false);
  await done;
  expect(it.fetched.mock.calls.map(([url]) => url)[0]).toBe("/api/tokens/refresh");
  expect(session()).toMatchObject({
    ready: true,
    type: "user",
    user: { fullName: "Sam Was", name: "Sam Was", hasBag: true },
    formattedAddress: "Lange Veerstraat 18\n2011 DB Haarlem",
  });
  expect(sessionStorage["order.draft"]).toBe("typed");
});

test("in a business wizard the order data is reset after the session call, tokens and entry point stay [SESS-18]", async () => {
  asUser();
  const { done, session } = await start("re-use");
  await done;
  expect(sessionStorage["order.draft"]).toBeUndefined();
  expect(session().type).toBe("user");
  expect(it.values.get("entryPoint")).toBe("re-use");
});

test("a user without an address has none [API-13]", async () => {
  asUser();
  answers.set("/api/me/locations", () => json([]));
  const { done, session } = await start("home");
  await done;
  expect(session()).toMatchObject({ type: "user", location: undefined });
});

test("logging out keeps the entry point that a stored guest came by [ROUTE-19]", async () => {
  it.values.set("sessionType", "guest").set("entryPoint", "re-use");
  await (
    await start("logout")
  ).done;
  expect(it.values.get("entryPoint")).toBe("re-use");
});
