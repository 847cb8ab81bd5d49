import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Me } from "@waslijn/contract/customer/accounts";
import { Session } from "./session.ts";
import { stubBrowser } from "./test-browser.ts";

const claims = (sub: string): string => btoa(JSON.stringify({ sub })).replaceAll("=", "");
/** Tokens like the server's: the access token contains its owner. */
const tokensOf = (owner: string, time = 1) => ({
  token: `head.${claims(owner)}.seal-${time}`,
  refresh: `${owner}-${time}`,
});
const me: Me = { fullName: "Sanne", phone: "", language: "nl", email: "s@b.nl", hasBag: true };

let storage: Map<string, string>;
let [here, there] = [new Session(), new Session()];

/** Two tabs of one browser. */
beforeEach(() => {
  storage = stubBrowser(async () => new Response()).values;
  vi.stubGlobal("addEventListener", () => undefined);
  [here, there] = [new Session(), new Session()];
  for (const tab of [here, there]) tab.setReady();
});
afterEach(() => vi.unstubAllGlobals());

describe("a company of this tab [SESS-28]", () => {
  beforeEach(() => here.becomeGuest(tokensOf("company"), "hotel"));

  test("stays it when another tab becomes a guest", () => {
    there.becomeGuest(tokensOf("guest"));
    expect(here.follow()).toBe(false);
    expect(here.holder).toMatchObject({ companyId: "hotel", refresh: "company-1" });
    expect(there.holder).toMatchObject({ type: "guest", refresh: "guest-1" });
  });

  test("stays it when another tab logs in, and its end logs nobody out", () => {
    there.becomeUser(tokensOf("sanne"));
    here.follow();
    expect(here.read()).toMatchObject({ type: "guest", companyId: "hotel", ready: true });
    here.renew("company-1", tokensOf("company", 2));
    here.end();
    expect(storage.get("sessionType")).toBe("user");
    expect(there.holder.type).toBe("user");
  });

  test("is nobody's guest in another tab", () => {
    expect(there.follow()).toBe(false);
    expect(there.holder).toMatchObject({ type: "anon", token: "" });
  });
});

describe("a login in another tab", () => {
  test("is met before it is shown, also by a guest", () => {
    const arrived = vi.fn();
    here.listen(arrived);
    here.becomeGuest(tokensOf("guest"));
    there.becomeUser(tokensOf("sanne"));
    expect(here.follow()).toBe(true);
    expect(here.read()).toMatchObject({ type: "user", ready: false, user: undefined });
    expect(arrived).toHaveBeenCalledOnce();
    here.show(me, undefined);
    here.setReady();
    expect(here.read()).toMatchObject({ ready: true, user: { name: "Sanne" } });
    expect(here.follow()).toBe(false);
  });

  test("waits for an order that a guest has confirmed", async () => {
    here.becomeGuest(tokensOf("guest"));
    await here.holdGuest(async () => {
      there.becomeUser(tokensOf("sanne"));
      expect(here.follow()).toBe(false);
      expect(here.holder).toMatchObject({ type: "guest", refresh: "guest-1" });
    });
    expect(here.read().type).toBe("user");
  });

  test("of somebody else forgets who was here; a refresh does not", () => {
    here.becomeUser(tokensOf("sanne"));
    here.show(me, undefined);
    there.renew("sanne-1", tokensOf("sanne", 2));
    expect(here.follow()).toBe(false);
    expect(here.read().user?.name).toBe("Sanne");
    expect(here.holder.refresh).toBe("sanne-2");
    there.becomeUser(tokensOf("noor"));
    expect(here.follow()).toBe(true);
    expect(here.read()).toMatchObject({ type: "user", user: undefined, ready: false });
  });
});

test("a logout in another tab is one here", () => {
  here.becomeUser(tokensOf("sanne"));
  here.show(me, undefined);
  there.follow();
  there.end();
  expect(here.follow()).toBe(true);
  expect(here.read()).toMatchObject({ type: "anon", user: undefined, ready: true });
});

test("tokens are stored under the specified keys, a guest's too [SESS-01] [SESS-04]", () => {
  here.becomeGuest(tokensOf("guest"));
  expect(storage.get("sessionType")).toBe("guest");
  expect(storage.get("sessionRefreshToken")).toBe("guest-1");
  here.end();
  expect([...storage.values()]).toEqual(["", "", "anon"]);
});

test("without storage a tab is who it became, and tokens that name nobody are a user's", () => {
  const refuse = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  here.becomeUser({ token: "opaque", refresh: "r" });
  expect(here.read().type).toBe("user");
  here.renew("r", { token: "opaque-2", refresh: "r2" });
  expect(here.holder).toMatchObject({ type: "user", token: "opaque-2" });
  here.end();
  here.becomeGuest({ token: "g", refresh: "g" }, "hotel");
  expect(here.read()).toMatchObject({ type: "guest", companyId: "hotel" });
});
