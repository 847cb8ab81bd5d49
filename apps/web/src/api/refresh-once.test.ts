import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deferred, json, problem, stubBrowser } from "./test-browser.ts";

/** Server stub that accepts one access token and exchanges refresh tokens for the next. */
function server() {
  const state = {
    good: "new",
    refused: false,
    lost: false,
    broken: false,
    gate: Promise.resolve(),
  };
  const seen: string[] = [];
  const answer = async (url: string, init: RequestInit): Promise<Response> => {
    seen.push(url);
    if (url === "/api/tokens/refresh") {
      await state.gate;
      if (state.lost) throw new TypeError("network");
      if (state.broken) return problem("internal_error", 500);
      if (state.refused) return problem("invalid_refresh_token", 401);
      return json({ token: state.good, refresh: "refresh-2" });
    }
    if (url === "/api/tokens") return json({ token: "new", refresh: "guest-refresh" });
    const token = (init.headers as Record<string, string>).authorization;
    if (url === "/api/me/locations") return problem("forbidden", 401);
    return token === "Bearer new" ? json({ fullName: "Sam" }) : problem("expired_token", 401);
  };
  const count = (url: string): number => seen.filter((path) => path === url).length;
  return { state, answer, count };
}

describe("an expired token", () => {
  const it = { ...server(), values: new Map<string, string>() };
  const use = async () => {
    const [{ call }, { session }] = await Promise.all([
      import("./client.ts"),
      import("./session.ts"),
    ]);
    return { call, session };
  };

  beforeEach(() => {
    vi.resetModules();
    vi.unstubAllGlobals();
    const fresh = server();
    Object.assign(it, fresh, { values: stubBrowser(fresh.answer).values });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("is refreshed once and the call made again with the new one [SESS-14] [ERR-01]", async () => {
    const { call, session } = await use();
    session.becomeUser({ token: "old", refresh: "refresh-1" });
    expect(await call("me")).toEqual({ fullName: "Sam" });
    expect(it.count("/api/tokens/refresh")).toBe(1);
    expect(it.count("/api/me")).toBe(2);
    expect(session.holder).toMatchObject({ type: "user", token: "new", refresh: "refresh-2" });
  });

  test("is refreshed once for many waiting calls [SESS-15] [SESS-08]", async () => {
    const { call, session } = await use();
    session.becomeUser({ token: "old", refresh: "refresh-1" });
    const gate = deferred<void>();
    it.state.gate = gate.promise;
    const answers = Promise.all(Array.from({ length: 10 }, () => call("me")));
    await expect.poll(() => it.count("/api/tokens/refresh")).toBe(1);
    gate.resolve();
    expect(await answers).toHaveLength(10);
    expect(it.count("/api/tokens/refresh")).toBe(1);
    expect(it.values.get("sessionType")).toBe("user");
  });

  test("that cannot be refreshed fails all waiting calls and ends the session [SESS-16]", async () => {
    const { call, session } = await use();
    session.becomeUser({ token: "old", refresh: "refresh-1" });
    it.state.refused = true;
    const results = await Promise.allSettled([call("me"), call("me")]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(it.count("/api/tokens/refresh")).toBe(1);
    expect(session.holder).toMatchObject({ type: "anon", token: "", refresh: "" });
  });

  test("keeps its tokens when no answer comes at all [SESS-10]", async () => {
    const { call, session } = await use();
    session.becomeUser({ token: "old", refresh: "refresh-1" });
    it.state.lost = true;
    await expect(call("me")).rejects.toMatchObject({ hasNoAnswer: true });
    expect(session.holder).toMatchObject({ type: "user", token: "old", refresh: "refresh-1" });
  });

  test("keeps its tokens when the server breaks at the refresh [SESS-10]", async () => {
    const { call, session } = await use();
    session.becomeUser({ token: "old", refresh: "refresh-1" });
    it.state.broken = true;
    await expect(call("me")).rejects.toMatchObject({ status: 500 });
    expect(session.holder).toMatchObject({ type: "user", token: "old", refresh: "refresh-1" });
    it.state.broken = false;
    expect(await call("me")).toEqual({ fullName: "Sam" });
  });

  test("stays away when another tab logs out while it is refreshed", async () => {
    const { call, session } = await use();
    session.becomeUser({ token: "old", refresh: "refresh-1" });
    const gate = deferred<void>();
    it.state.gate = gate.promise;
    const answer = call("me");
    await expect.poll(() => it.count("/api/tokens/refresh")).toBe(1);
    it.values.set("sessionType", "anon").set("sessionToken", "").set("sessionRefreshToken", "");
    gate.resolve();
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(it.values.get("sessionType")).toBe("anon");
  });

  test("that is expired again is not refreshed a second time [SESS-17]", async () => {
    const { call, session } = await use();
    session.becomeUser({ token: "old", refresh: "refresh-1" });
    it.state.good = "also-old";
    await expect(call("me")).rejects.toMatchObject({ status: 401 });
    expect(it.count("/api/tokens/refresh")).toBe(1);
    expect(it.count("/api/me")).toBe(2);
  });

  test("another refusal is passed on without a refresh [SESS-17]", async () => {
    const { call, session } = await use();
    session.becomeUser({ token: "old", refresh: "refresh-1" });
    await expect(call("myLocations")).rejects.toMatchObject({ status: 401 });
    expect(it.count("/api/tokens/refresh")).toBe(0);
  });

  test("takes what another tab has refreshed meanwhile", async () => {
    const { call, session } = await use();
    session.becomeUser({ token: "old", refresh: "refresh-1" });
    vi.stubGlobal("navigator", {
      locks: {
        request: async (_name: string, work: () => Promise<void>) => {
          it.values.set("sessionToken", "new").set("sessionRefreshToken", "refresh-2");
          await work();
        },
      },
    });
    expect(await call("me")).toEqual({ fullName: "Sam" });
    expect(it.count("/api/tokens/refresh")).toBe(0);
  });

  test("of a guest whose time is over becomes a new guest unnoticed [SESS-13]", async () => {
    const { call, session } = await use();
    session.becomeGuest({ token: "old", refresh: "refresh-1" });
    it.state.refused = true;
    expect(await call("me")).toEqual({ fullName: "Sam" });
    expect(session.holder).toMatchObject({ type: "guest", token: "new", refresh: "guest-refresh" });
  });
});
