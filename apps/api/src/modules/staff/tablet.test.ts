import type { CountingBook } from "@waslijn/contract/console/counting";
import type { StaffSession } from "@waslijn/contract/console/staff";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { by, placeOrder, type PlacedOrder } from "../../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { pickUp } from "../orders/life/handle-order.ts";

type Headers = Record<string, string>;
const PIN = "274913";
const MINUTE = 60;

describe.each(DATABASE_KINDS)("a shared tablet on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  let owner: string;
  let desk: string;
  let noor: string;
  let tablet: Headers;
  let order: PlacedOrder;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock, settings: { RATE_LIMITS: "on" } });
    order = await placeOrder(it);
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    owner = await addStaff(it, "owner", { name: "Eva Smit" });
    desk = await addStaff(it, "desk", { name: "Imke Postma" });
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    clock.forward(24 * 3600);
    noor = await addStaff(it, "hub", { name: "Noor Jansen" });
    await setPin(noor, PIN);
    tablet = await open();
  });

  const call = (
    headers: Headers,
    method: NonNullable<InjectOptions["method"]>,
    path: string,
    payload?: object,
  ) => it.app.inject({ method, url: `/api/console${path}`, headers, ...(payload && { payload }) });
  const setPin = async (id: string, pin: string) =>
    call(await staffHeaders(it, owner), "PUT", `/staff/${id}/pin`, { pin });
  const open = async (hub = "haarlem"): Promise<Headers> => {
    const headers = await staffHeaders(it, desk);
    const opened = await call(headers, "POST", "/tablet", { hub });
    expect(opened.statusCode, opened.body).toBe(204);
    const cookie = String(opened.headers["set-cookie"]).split(";")[0] ?? "";
    expect(cookie).not.toBe(headers.cookie);
    return { ...headers, cookie };
  };
  const enter = (pin = PIN, person = noor, at = tablet) =>
    call(at, "POST", "/tablet/person", { person, pin });
  const me = (at = tablet) => call(at, "GET", "/me");

  test("opening one ends the session that opened it, and asks for a PIN [STAFF-06]", async () => {
    const headers = await staffHeaders(it, desk);
    await call(headers, "POST", "/tablet", { hub: "haarlem" });
    expect((await me(headers)).json().type).toBe("unauthorized");
    expect((await me()).json()).toMatchObject({ status: 401, type: "pin_needed" });
    const { hub, people } = (await call(tablet, "GET", "/tablet")).json();
    expect(hub).toEqual({ id: "haarlem", name: expect.stringContaining("Haarlem") });
    expect(people).toContainEqual({ id: noor, name: "Noor Jansen", hasPin: true });
    expect(people.map(({ id }: { id: string }) => id)).not.toContain(owner);
  });

  test("whoever opened one sees it among their sessions and closes it from there, as an owner does; nobody else [STAFF-03] [STAFF-06]", async () => {
    const headers = await staffHeaders(it, desk);
    const list = async (of = desk, as = headers) =>
      (await call(as, "GET", `/sessions?staff=${of}`)).json<StaffSession[]>();
    const tabletSeen = (await list()).find(({ tabletOf }) => tabletOf !== null);
    expect(tabletSeen).toMatchObject({ tabletOf: expect.stringContaining("Haarlem") });
    const end = (as: Headers) => call(as, "DELETE", `/sessions/${tabletSeen?.id}`);
    const others = await staffHeaders(it, await addStaff(it, "desk"));
    expect((await end(others)).statusCode).toBe(404);
    await enter();
    expect((await end(headers)).statusCode).toBe(204);
    expect((await me()).json().type).toBe("unauthorized");
    tablet = await open();
    const asOwner = await staffHeaders(it, owner);
    const seen = (await list(desk, asOwner)).filter(({ tabletOf }) => tabletOf !== null);
    for (const { id } of seen) await call(asOwner, "DELETE", `/sessions/${id}`);
    expect((await list()).filter(({ tabletOf }) => tabletOf !== null)).toEqual([]);
  });

  test("the right PIN makes it that person's, as role hub at its hub [STAFF-06]", async () => {
    expect((await enter()).statusCode).toBe(204);
    const seen = (await me()).json();
    expect(seen).toMatchObject({ id: noor, role: "hub", hub: "haarlem", isOnTablet: true });
  });

  test("an owner with a PIN has no more than role hub there [STAFF-06]", async () => {
    await setPin(owner, PIN);
    expect((await enter(PIN, owner)).statusCode).toBe(204);
    expect((await me()).json()).toMatchObject({ id: owner, role: "hub", asksPasskey: false });
    for (const path of ["/staff", "/orders", "/today", "/passkeys", "/sessions"]) {
      expect((await call(tablet, "GET", path)).statusCode, path).toBe(403);
    }
  });

  test("somebody of another hub, a driver and somebody without a PIN cannot enter [STAFF-06]", async () => {
    const others = [
      await addStaff(it, "hub", { hub: "utrecht" }),
      await addStaff(it, "driver"),
      await addStaff(it, "desk", { hub: "utrecht" }),
    ];
    for (const id of others) {
      await setPin(id, PIN);
      expect((await enter(PIN, id)).json().type).toBe("pin_wrong");
    }
    const without = await addStaff(it, "hub");
    expect((await enter(PIN, without)).json().type).toBe("pin_wrong");
    expect((await me()).json().type).toBe("pin_needed");
  });

  test("five wrong PINs lock the person out on every tablet until later, or until a new PIN [STAFF-06]", async () => {
    for (let guess = 0; guess < 5; guess++) {
      expect((await enter(`90${guess}417`)).json().type).toBe("pin_wrong");
    }
    const refused = (await enter()).json();
    expect(refused).toMatchObject({ status: 429, type: "too_many_requests" });
    expect(refused.extra.retryAfter).toBeGreaterThan(60);
    expect((await enter(PIN, noor, await open())).statusCode).toBe(429);
    await setPin(noor, "550317");
    expect((await enter("550317")).statusCode).toBe(204);
  });

  test("a lockout ends by itself, and a right PIN counts for nothing [STAFF-06]", async () => {
    for (let time = 0; time < 7; time++) expect((await enter()).statusCode).toBe(204);
    for (let guess = 0; guess < 6; guess++) await enter(`90${guess}417`);
    expect((await enter()).statusCode).toBe(429);
    clock.forward(17 * MINUTE);
    expect((await enter()).statusCode).toBe(204);
  });

  test("guesses at many people lock the tablet [STAFF-06]", async () => {
    for (let person = 0; person < 5; person++) {
      const id = await addStaff(it, "hub");
      await setPin(id, PIN);
      for (let guess = 0; guess < 4; guess++) await enter(`90${guess}417`, id);
    }
    expect((await enter()).statusCode).toBe(429);
    expect((await enter(PIN, noor, await open())).statusCode).toBe(204);
  });

  test("reading in the background keeps nobody in; touches do, and without them it asks again [STAFF-06]", async () => {
    await enter();
    for (let minute = 0; minute < 4; minute++) {
      clock.forward(MINUTE);
      expect((await call(tablet, "GET", "/counting")).statusCode).toBe(200);
    }
    expect((await call(tablet, "PUT", "/tablet/person")).statusCode).toBe(204);
    clock.forward(4 * MINUTE);
    expect((await me()).statusCode).toBe(200);
    clock.forward(MINUTE);
    expect((await me()).json().type).toBe("pin_needed");
    expect((await call(tablet, "PUT", "/tablet/person")).json().type).toBe("pin_needed");
  });

  test("leaving asks for the next person, closing ends the tablet [STAFF-06]", async () => {
    await enter();
    expect((await call(tablet, "DELETE", "/tablet/person")).statusCode).toBe(204);
    expect((await me()).json().type).toBe("pin_needed");
    expect((await call(tablet, "DELETE", "/tablet")).statusCode).toBe(204);
    expect((await call(tablet, "GET", "/tablet")).json().type).toBe("unauthorized");
    expect((await me()).json().type).toBe("unauthorized");
  });

  test("who leaves or moves to another hub is out at the next call [STAFF-06]", async () => {
    await enter();
    const asOwner = await staffHeaders(it, owner);
    await call(asOwner, "PATCH", `/staff/${noor}`, { role: "hub", hub: "utrecht" });
    expect((await me()).json().type).toBe("pin_needed");
    await call(asOwner, "PATCH", `/staff/${noor}`, { role: "hub", hub: "haarlem" });
    expect((await me()).statusCode).toBe(200);
    await call(asOwner, "DELETE", `/staff/${noor}`);
    expect((await me()).json().type).toBe("pin_needed");
    expect((await enter()).json().type).toBe("pin_wrong");
  });

  test("a tablet ends with whoever opened it [STAFF-06]", async () => {
    const bo = await addStaff(it, "desk", { name: "Bo de Wit" });
    const headers = await staffHeaders(it, bo);
    const opened = await call(headers, "POST", "/tablet", { hub: "haarlem" });
    const cookie = String(opened.headers["set-cookie"]).split(";")[0] ?? "";
    const bos = { ...headers, cookie };
    await enter(PIN, noor, bos);
    expect((await me(bos)).statusCode).toBe(200);
    await call(await staffHeaders(it, owner), "DELETE", `/staff/${bo}`);
    expect((await me(bos)).json().type).toBe("unauthorized");
  });

  test("a PIN is stored as a slow hash, never answered, and its change is in the audit [STAFF-06]", async () => {
    const { pin_hash } = await it.deps.db
      .selectFrom("staff")
      .select("pin_hash")
      .where("id", "=", noor)
      .executeTakeFirstOrThrow();
    expect(pin_hash).toMatch(/^\$argon2id\$/);
    const asOwner = await staffHeaders(it, owner);
    const staff = (await call(asOwner, "GET", "/staff")).body;
    expect(staff).not.toContain("argon2");
    expect(JSON.parse(staff)).toContainEqual(expect.objectContaining({ id: noor, hasPin: true }));
    const log = (await call(asOwner, "GET", `/audit?about=staff%20${noor}`)).json().entries;
    expect(log[0]).toMatchObject({ action: "staff:pin", after: { hasPin: true } });
    expect(JSON.stringify(log)).not.toContain(PIN);
  });

  test.each(["111111", "123456", "987654", "12345", "abcdef"])(
    "%s is no PIN that can be set [STAFF-06]",
    async (pin) => {
      expect((await setPin(noor, pin)).statusCode).toBe(422);
    },
  );

  test("people change their own: in their session, and on a tablet with the current one [STAFF-06]", async () => {
    const own = (headers: Headers, body: object) => call(headers, "PUT", "/pin", body);
    expect((await own(await staffHeaders(it, noor), { pin: "550317" })).statusCode).toBe(204);
    expect((await enter()).json().type).toBe("pin_wrong");
    expect((await enter("550317")).statusCode).toBe(204);
    expect((await own(tablet, { pin: "661428" })).json().type).toBe("pin_wrong");
    expect((await own(tablet, { pin: "661428", current: PIN })).json().type).toBe("pin_wrong");
    expect((await own(tablet, { pin: "661428", current: "550317" })).statusCode).toBe(204);
    expect((await me()).statusCode).toBe(200);
    expect((await enter("661428")).statusCode).toBe(204);
  });

  test("what is counted on it stands in that person's name [STAFF-06]", async () => {
    const { number } = order;
    await enter();
    const [counting] = (await call(tablet, "GET", `/counting/${number}`)).json<CountingBook>()
      .orders;
    const body = {
      version: counting?.version,
      pieces: [],
      kilos: 6,
      bags: 1,
      bagsBack: 0,
      send: true,
    };
    const counted = await call(tablet, "POST", `/counting/${number}/count`, body);
    expect(counted.statusCode, counted.body).toBe(200);
    expect(counted.json().orders[0]).toMatchObject({ countedBy: { name: "Noor Jansen" } });
    const held = await call(tablet, "POST", `/counting/${number}/hold-bill`);
    expect(held.statusCode, held.body).toBe(200);
    const { version, mayBeReady } = held.json().orders[0];
    expect(mayBeReady).toBe(true);
    const ready = await call(tablet, "POST", `/counting/${number}/ready`, { version });
    expect(ready.json().orders[0]).toMatchObject({ state: "ready" });
    const log = (await call(await staffHeaders(it, owner), "GET", `/audit?staff=${noor}`)).json();
    expect(log.entries.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(["order:counted", "order:bill-held", "order:ready"]),
    );
  });
});
