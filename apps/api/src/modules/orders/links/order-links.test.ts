import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../../test/databases.ts";
import { MovableClock } from "../../../../test/movable-clock.ts";
import { ask, by, placeOrder, view } from "../../../../test/order-life.ts";
import { post, wizardOrder } from "../../../../test/order-fixtures.ts";
import { sendMails } from "../../../../test/outbox.ts";
import { bearer, companyTokens } from "../../../../test/sessions.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../../test/test-app.ts";
import { B2B_CODE, COMPANY, makeRoom, ownerToken } from "../../../../test/valid-requests.ts";
import { findBill } from "../../bills/bills-repository.ts";
import { changeWindows } from "../life/change-windows.ts";
import { missStop, pickUp } from "../life/handle-order.ts";
import { sendOwnerLink } from "./owner-link.ts";

const EMPLOYEE = "Willemijn van Kanarie";
const B2B_POINT = "5e6f1c2a-9b3d-4e7f-8a1b-ffd16f5ae0bc";

describe.each(DATABASE_KINDS)("links that are mailed on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp(kind, { clock, settings: { PUBLIC_URL: "https://was.example" } });
    await makeRoom(it);
  });
  beforeEach(async () => {
    clock.set(TEST_NOW);
    await it.deps.db.deleteFrom("outbox").execute();
  });
  afterAll(() => it.close());

  const sendLinks = (email: string) =>
    it.app.inject({ method: "POST", url: "/api/orders/links", payload: { email } });

  test("whoever asks again gets the links of open and recent orders, and only they do [MINE-01]", async () => {
    const mine = await placeOrder(it, { user: { email: "kwijt@example.nl" } });
    const others = await placeOrder(it, { user: { email: "ander@example.nl" } });
    await it.deps.db.deleteFrom("outbox").execute();
    for (const email of ["KWIJT@example.nl", "niemand@example.nl"]) {
      const answer = await sendLinks(email);
      expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    }
    const mails = await sendMails(it);
    expect(mails.map(({ to }) => to)).toEqual(["kwijt@example.nl"]);
    expect(mails[0]?.text).toContain(`https://was.example/nl/orders/${mine.token}`);
    expect(mails[0]?.text).not.toContain(others.token);
  });

  const placeForLocation = () =>
    post(it, "/orders/b2b", {
      code: B2B_CODE,
      pickupTime: "2026-11-17T08:00:00+01:00",
      deliveryTime: "2026-11-19T08:00:00+01:00",
      services: ["dry-cleaning"],
      pickupPacksQty: 3,
    });
  async function placeForCompany(): Promise<string> {
    const body = wizardOrder("re-use", {
      user: { name: EMPLOYEE, email: "willemijn@example.nl", phone: "06 5555 0101" },
      order: { notes: `Vraag naar ${EMPLOYEE}` },
    });
    const answer = await it.app.inject({
      method: "POST",
      url: "/api/orders",
      payload: body,
      headers: bearer(await companyTokens(it, COMPANY)),
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().number;
  }
  const owned = async (id: string) => {
    const answer = await it.app.inject({ url: `/api/orders/of/${await ownerToken(it, id)}` });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer;
  };
  const keyOf = (listed: { link: string }) => ({ token: listed.link.split("/").at(-1) ?? "" });

  test("a company's link shows its orders of 90 days and nobody's name [MINE-13]", async () => {
    const number = await placeForCompany();
    const answer = await owned(COMPANY);
    expect(answer.json().orders[0]).toMatchObject({ number, state: "placed", bags: null });
    const one = await view(it, keyOf(answer.json().orders[0]));
    expect(one).toMatchObject({ number, hides: "people", address: [], notes: "" });
    for (const output of [answer.body, JSON.stringify(one)]) {
      expect(output).not.toMatch(/Willemijn|willemijn|5555 0101|Veerstraat/);
    }
    clock.set("2027-03-01T09:00:00+01:00");
    expect((await owned(COMPANY)).json().orders).toEqual([]);
  });

  test("the mails to a company lead to the order as the company may see it [MINE-13]", async () => {
    const number = await placeForCompany();
    const mail = (await sendMails(it)).find(({ subject }) => subject.includes("namens je bedrijf"));
    const token = /\/nl\/orders\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(await view(it, { token })).toMatchObject({ number, hides: "people" });
    expect(mail?.text).toContain("Dat doe je zelf op de pagina van je bestelling");
  });

  test("a company changes and cancels by the same rules, but not what a person wrote [MINE-13]", async () => {
    await placeForCompany();
    const key = keyOf((await owned(COMPANY)).json().orders[0]);
    const details = await ask(it, key, "details", { version: 1, notes: "x" });
    expect(details.statusCode).toBe(404);
    const moved = await ask(it, key, "change", {
      version: 1,
      deliveryTime: "2026-11-20T10:00:00+01:00",
    });
    expect(moved.json()).toMatchObject({ version: 2, hides: "people" });
    clock.set("2026-11-17T06:00:00+01:00");
    const late = await ask(it, key, "cancel", { version: 2 });
    expect(late.json()).toMatchObject({ type: "fee_not_accepted", extra: { fee: 1000 } });
    const cancelled = await ask(it, key, "cancel", { version: 2, acceptedFee: 1000 });
    expect(cancelled.json()).toMatchObject({ state: "cancelled", contact: { name: "" } });
  });

  test("a location's link shows its own orders with bags and its own address [MINE-13]", async () => {
    const placed = await placeForLocation();
    expect(placed.statusCode, placed.body).toBe(201);
    const { name, orders } = (await owned(B2B_POINT)).json();
    expect(name).toBe("Hotel De Gouden Leeuw");
    expect(orders[0]).toMatchObject({ bags: 3, kind: "b2b" });
    expect((await view(it, keyOf(orders[0]))).address[0]).toBe("Hotel De Gouden Leeuw");
  });

  test("a location moves its pickup as it orders, and is asked for each fee, which no count would bill [LIFE-04] [LIFE-06] [LIFE-11]", async () => {
    const placed = await placeForLocation();
    const { id, number } = placed.json();
    const listed = (await owned(B2B_POINT)).json().orders;
    const key = keyOf(listed.find((order: { number: string }) => order.number === number));
    const windows = `/api/orders/by-link/${key.token}/windows/pickup`;
    expect((await it.app.inject({ url: windows })).json()[0]).toMatchObject({ date: "2026-11-16" });
    clock.set("2026-11-17T06:00:00+01:00");
    const late = {
      version: 1,
      pickupTime: "2026-11-17T12:00:00+01:00",
      deliveryTime: "2026-11-19T12:00:00+01:00",
    };
    const moved = await ask(it, key, "change", { ...late, acceptedFee: 1000 });
    expect(moved.statusCode, moved.body).toBe(200);
    const bill = () => findBill(it.deps.db, id);
    expect(await bill()).toMatchObject({ total: 1000, due: 1000, sentAt: clock.now() });

    clock.set("2026-11-17T12:30:00+01:00");
    await pickUp(it.deps, await by(it, "driver", id), { bags: 3 });
    const missed = { kind: "delivery", reason: "nobody-home", calls: 1 } as const;
    clock.set("2026-11-19T09:00:00+01:00");
    await missStop(it.deps, await by(it, "staff", id), missed);
    expect(await bill()).toMatchObject({ total: 1000 });
    const deliveryTime = "2026-11-20T08:00:00+01:00";
    await changeWindows(it.deps, await by(it, "staff", id), { deliveryTime });
    clock.set("2026-11-20T09:00:00+01:00");
    await missStop(it.deps, await by(it, "staff", id), missed);
    expect(await bill()).toMatchObject({ total: 2000, sentAt: clock.now() });
  });

  test("more orders than fit a page follow on the next, none twice and none left out [MINE-13]", async () => {
    await placeForCompany();
    const { number } = (await owned(COMPANY)).json().orders[0];
    await sql`INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object(
        'id', gen_random_uuid(), 'number', 'C-' || n, 'created_at', o.created_at - n * interval '1 second'))).*
      FROM orders o, generate_series(1, 250) n WHERE o.number = ${number}`.execute(it.deps.db);
    const url = `/api/orders/of/${await ownerToken(it, COMPANY)}`;
    const seen: string[] = [];
    for (let next = ""; next !== null;) {
      const page = (await it.app.inject({ url, query: next ? { before: next } : {} })).json();
      seen.push(...page.orders.map((order: { number: string }) => order.number));
      ({ next } = page);
    }
    expect(new Set(seen).size).toBe(seen.length);
    for (let n = 1; n <= 250; n += 1) expect(seen).toContain(`C-${n}`);
    await sql`DELETE FROM orders WHERE number LIKE 'C-%'`.execute(it.deps.db);
  });

  test("the public company login and the location code show no orders [MINE-13]", async () => {
    const number = await placeForCompany();
    const headers = bearer(await companyTokens(it, COMPANY));
    for (const path of ["/orders/mine", "/me", "/me/locations"]) {
      expect((await it.app.inject({ url: `/api${path}`, headers })).body).not.toContain(number);
    }
    expect((await it.app.inject({ url: "/api/orders/mine", headers })).statusCode).toBe(403);
    const point = await it.app.inject({ url: `/api/service-points/b2b/by-code/${B2B_CODE}` });
    expect(Object.keys(point.json())).not.toContain("orders");
    for (const key of [COMPANY, B2B_CODE, B2B_POINT]) {
      expect((await it.app.inject({ url: `/api/orders/of/${key}` })).statusCode).not.toBe(200);
    }
  });

  test("the provider mails the link to the address it keeps, and can replace it [MINE-13]", async () => {
    await placeForCompany();
    const before = await ownerToken(it, COMPANY);
    const order = keyOf((await owned(COMPANY)).json().orders[0]);
    await it.deps.db.deleteFrom("outbox").execute();
    const work = { ...it.deps, database: it.database, who: "test", progress: () => undefined };
    const { name, email } = await sendOwnerLink(work, { name: COMPANY, replace: true });
    const [mail] = await sendMails(it);
    expect(mail?.to).toBe(email);
    expect(mail?.text).toContain(name);
    expect(mail?.text).toContain(
      `https://was.example/nl/orders#of=${await ownerToken(it, COMPANY)}`,
    );
    for (const path of [`of/${before}`, `by-link/${order.token}`]) {
      expect((await it.app.inject({ url: `/api/orders/${path}` })).statusCode).toBe(404);
    }
    await expect(sendOwnerLink(work, { name: "Niemand", replace: false })).rejects.toMatchObject({
      refusal: { code: "owner_unknown" },
    });
  });
});
