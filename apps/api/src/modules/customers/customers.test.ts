import type { DeskBusiness, DeskCustomer } from "@waslijn/contract/console/customers";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deliveredOrder } from "../../../test/care.ts";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { explain } from "../../../test/explain.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { post, wizardOrder } from "../../../test/order-fixtures.ts";
import { by, invoiceOrder, placeOrder, rowOf } from "../../../test/order-life.ts";
import { placeTestOrders } from "../../../test/place-test-orders.ts";
import { addConfirmedUser, addUser } from "../../../test/sessions.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { findBill } from "../bills/bills-repository.ts";
import { reportProblem } from "../care/report-problem.ts";
import { deliver, markReady } from "../orders/life/handle-order.ts";
import { setPlan } from "../plans/set-plan.ts";
import { emptyOldData } from "../privacy/empty-old-data.ts";
import { exportCustomer } from "../privacy/export-customer.ts";
import { viewBusiness } from "./view-business.ts";
import { viewCustomer } from "./view-customer.ts";

const EVERY_TUESDAY = { every: 1, weekday: 2, pickupFrom: "08:00" } as const;
const INSTRUCTIONS = {
  bell: "Bovenste bel",
  detergent: "zonder parfum",
  folding: "overhemden op een hanger",
};
const NOBODYS = "5e6f1c2a-9b3d-4e7f-8a1b-0000000000ff";

describe.each(DATABASE_KINDS)("one customer on screen, on %s", (kind) => {
  const clock = new MovableClock();
  let it: TestApp;
  let desk: Record<string, string>;
  let owner: Record<string, string>;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
    desk = await staffHeaders(it, await addStaff(it, "desk", { name: "Imke Postma" }));
    owner = await staffHeaders(it, await addStaff(it, "owner", { name: "Joris van Dam" }));
  });
  afterAll(() => it.close());

  const see = async (id: string): Promise<DeskCustomer> => {
    const answer = await it.app.inject({ url: `/api/console/customers/${id}`, headers: desk });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const seeBusiness = async (id: string): Promise<DeskBusiness> =>
    (await it.app.inject({ url: `/api/console/businesses/${id}`, headers: desk })).json();
  const send = (path: string, payload: object, headers = desk, key?: string) =>
    it.app.inject({
      method: "POST",
      url: `/api/console/${path}`,
      payload,
      headers: { ...headers, ...(key && { "idempotency-key": key }) },
    });
  const actionsAbout = async (about: string) =>
    (
      await it.deps.db
        .selectFrom("audit")
        .select("action")
        .where("about", "=", about)
        .orderBy("at")
        .execute()
    ).map(({ action }) => action);

  test("a guest is who shares the e-mail address: contact, coming stop, plan, preferences, value [PERSON-01]", async () => {
    await placeTestOrders(it.deps.db, [
      { number: "W-61", pickup: "2026-11-18 10:00", email: "Eva@mail.example" },
      {
        number: "W-62",
        pickup: "2026-11-17 08:00",
        delivery: "2026-11-19 08:00",
        email: "eva@mail.example",
      },
      { number: "W-63", pickup: "2026-11-17 08:00", email: "iemand@mail.example" },
    ]);
    await it.deps.db
      .updateTable("orders")
      .set({ created_at: clock.now(), instructions: JSON.stringify(INSTRUCTIONS) })
      .where("number", "=", "W-62")
      .execute();
    const [first = "", second = ""] = (
      await it.deps.db
        .selectFrom("orders")
        .select("id")
        .where("number", "in", ["W-61", "W-62"])
        .orderBy("number")
        .execute()
    ).map(({ id }) => id);
    await setPlan(it.deps, await rowOf(it, second), EVERY_TUESDAY);
    const eva = await see(first);
    expect(eva).toMatchObject({
      id: second,
      name: "Jan Jansen",
      account: "none",
      address: ["Lange Veerstraat 18", "2011 DB Haarlem"],
      preferences: { instructions: INSTRUCTIONS },
      value: { orders: 2, cents: 0, missed: 0, paysAfterDays: null },
      stops: [
        { number: "W-62", kind: "pickup", isPlanned: true, window: { date: "2026-11-17" } },
        { number: "W-61", kind: "pickup", isPlanned: false },
      ],
      plans: [{ every: 1, weekday: 2, pickupFrom: "08:00", order: "W-62" }],
      guestOrders: [],
    });
    expect(eva.orders.map(({ number }) => number)).toEqual(["W-62", "W-61"]);
    expect(await see(second)).toEqual(eva);
  });

  test("a customer is one since the first order, also a cancelled one; a business without orders since nothing [PERSON-01] [PERSON-03]", async () => {
    const email = "sinds@mail.example";
    const { id, number } = await placeOrder(it, { user: { email } });
    const long = new Date("2026-03-02T09:00:00.000Z");
    await it.deps.db
      .updateTable("orders")
      .set({ created_at: long, status: "cancelled" })
      .where("number", "=", number)
      .execute();
    expect((await see(id)).value).toMatchObject({ since: "2026-03-02T10:00:00+01:00", orders: 0 });
    const { id: company } = await it.deps.db
      .selectFrom("companies")
      .select("id")
      .executeTakeFirstOrThrow();
    expect((await seeBusiness(company)).value).toMatchObject({ since: null, orders: 0, cents: 0 });
  });

  test("bills and complaints are there, open complaints first [PERSON-01]", async () => {
    const order = await deliveredOrder(it);
    const row = await rowOf(it, order.id);
    await reportProblem(it.deps, row, { text: "Er zit een vlek in.", photos: [] });
    const seen = await see(order.id);
    expect(seen.complaints[0]).toMatchObject({ number: order.number, state: "open", photos: 0 });
    expect(seen.orders.find(({ number }) => number === order.number)).toMatchObject({
      state: "delivered",
      payment: "open",
    });
    const bill = await findBill(it.deps.db, order.id);
    expect(seen.value.cents).toBe(bill?.total);
    const now = clock.now();
    const money = { created_at: now, changed_at: now, cents: 500 };
    await it.deps.db.updateTable("bills").set({ refunded_cents: 1000 }).execute();
    const back = { bill_id: bill?.id ?? "", payment_id: null, reason: "test", ...money } as const;
    for (const purpose of ["difference", "compensation"] as const) {
      const refund = { id: randomUUID(), purpose, ...back };
      await it.deps.db.insertInto("refunds").values(refund).execute();
    }
    expect((await see(order.id)).value.cents).toBe((bill?.total ?? 0) - 500);
  });

  test("an id of nobody, and that of a location, is no person [PERSON-01]", async () => {
    const url = `/api/console/customers/${NOBODYS}`;
    expect((await it.app.inject({ url, headers: desk })).statusCode).toBe(404);
    const { id: point } = await it.deps.db
      .selectFrom("service_points")
      .select("id")
      .executeTakeFirstOrThrow();
    const answer = await it.app.inject({ url: `/api/console/customers/${point}`, headers: desk });
    expect(answer.statusCode).toBe(404);
  });

  test("a note is kept once, read with the notes of orders, exported and gone after years [PERSON-01]", async () => {
    const { id: orderId, number } = await placeOrder(it, { user: { email: "noot@mail.example" } });
    const { id } = await see(orderId);
    await send(`orders/${number}/notes`, { text: "Hond in de tuin." });
    clock.forward(60);
    const text = "Bruiloft zaterdag.";
    for (let time = 0; time < 2; time += 1) {
      const answer = await send(`customers/${id}/notes`, { text }, desk, "note-of-a-guest");
      expect(answer.statusCode, answer.body).toBe(200);
    }
    expect((await see(id)).notes).toMatchObject([
      { text: "Hond in de tuin.", order: number, by: "Imke Postma" },
      { text, order: null, by: "Imke Postma" },
    ]);
    expect(await actionsAbout(`customer ${id}`)).toEqual(["customer:note"]);
    expect(await exportCustomer(it.deps, { email: "noot@mail.example" })).toMatchObject({
      notesOfStaff: [{ order: number }, { order: null, text }],
    });
  });

  test("guest orders join the account that confirmed their address, and no others [PERSON-01]", async () => {
    const userId = await addUser(it, "rosa@mail.example");
    const rosa = { pickup: "2026-11-17 08:00", email: "ROSA@mail.example" };
    await placeTestOrders(it.deps.db, [
      { ...rosa, number: "W-71" },
      { ...rosa, number: "W-72" },
      { pickup: rosa.pickup, number: "W-73", email: "ander@mail.example" },
    ]);
    expect((await see(userId)).guestOrders).toEqual([]);
    const merge = { orders: ["W-71", "W-73"] };
    const early = await send(`customers/${userId}/merge`, merge);
    expect([early.statusCode, early.json().type]).toEqual([409, "not_possible_now"]);
    await it.deps.db
      .updateTable("users")
      .set({ confirmed_at: clock.now() })
      .where("id", "=", userId)
      .execute();
    expect((await see(userId)).guestOrders.map(({ number }) => number).toSorted()).toEqual([
      "W-71",
      "W-72",
    ]);
    const merged = await send(`customers/${userId}/merge`, merge);
    expect(merged.json(), merged.body).toMatchObject({ guestOrders: [{ number: "W-72" }] });
    const orders = await it.deps.db
      .selectFrom("orders")
      .select(["number", "user_id"])
      .where("number", "in", ["W-71", "W-72", "W-73"])
      .orderBy("number")
      .execute();
    expect(orders.map((order) => order.user_id)).toEqual([userId, null, null]);
    expect(await actionsAbout(`customer ${userId}`)).toEqual(["customer:merge"]);
    expect((await send(`customers/${userId}/merge`, merge)).statusCode).toBe(409);
  });

  test("an export is all that the command prints, wishes and history too, and is written down [PERSON-02]", async () => {
    const order = await placeOrder(it, { user: { email: "kopie@mail.example" } });
    await it.deps.db
      .updateTable("orders")
      .set({ instructions: JSON.stringify(INSTRUCTIONS) })
      .where("id", "=", order.id)
      .execute();
    const { id } = await see(order.id);
    const answer = await send(`customers/${id}/export`, {}, owner);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      email: "kopie@mail.example",
      orders: [
        {
          instructions: INSTRUCTIONS,
          discount: null,
          history: [{ kind: "placed", by: "customer" }],
        },
      ],
    });
    expect(await actionsAbout(`customer ${id}`)).toEqual(["customer:export"]);
  });

  test("erasing waits for an order under way, then leaves invoices until seven years on [PERSON-02]", async () => {
    const email = "weg@mail.example";
    const userId = await addConfirmedUser(it, email);
    const { id } = await placeOrder(it, { user: { email } });
    await it.deps.db.updateTable("orders").set({ user_id: userId }).where("id", "=", id).execute();
    const { number } = await rowOf(it, id);
    await invoiceOrder(it, id);
    await send(`customers/${userId}/notes`, { text: "Belt altijd zelf." });
    expect((await see(userId)).erasure).toMatchObject({
      orders: 1,
      invoices: 1,
      keptUntil: "2033-12-31",
      waitsFor: { number, until: "2026-11-19", isConfirmed: true },
    });
    const early = await send(`customers/${userId}/erase`, { notTheirs: true }, owner);
    expect([early.statusCode, early.json().type]).toEqual([409, "not_possible_now"]);
    await markReady(it.deps, await by(it, "staff", id));
    await deliver(it.deps, await by(it, "driver", id));
    expect((await see(userId)).erasure.waitsFor).toBeNull();
    const erased = await send(`customers/${userId}/erase`, { notTheirs: false }, owner);
    expect(erased.json(), erased.body).toMatchObject({ orders: 1, cancelled: 0 });
    const url = `/api/console/customers/${userId}`;
    expect((await it.app.inject({ url, headers: desk })).statusCode).toBe(404);
    const notes = await it.deps.db
      .selectFrom("customer_notes")
      .select("id")
      .where("user_id", "=", userId)
      .execute();
    expect(notes).toEqual([]);
    const invoices = await it.deps.db.selectFrom("invoices").select("buyer").execute();
    expect(invoices).toContainEqual({ buyer: null });
    const [audit] = await it.deps.db
      .selectFrom("audit")
      .select(["staff_id", "detail"])
      .where("action", "=", "customer:erase")
      .execute();
    expect(audit).toMatchObject({ detail: { user: userId, orders: 1 } });
    expect(await actionsAbout(`customer ${userId}`)).toContain("customer:erase");
    expect(audit?.staff_id).not.toBeNull();
  });

  test("a company and a location: people, limits, notes and their link by mail [PERSON-03]", async () => {
    const { db } = it.deps;
    const company = await db.selectFrom("companies").selectAll().executeTakeFirstOrThrow();
    const as = { kind: "company", companyId: company.id, sessionId: "s", device: "d" } as const;
    await post(it, "/orders", wizardOrder("re-cover"), { as });
    expect(await seeBusiness(company.id)).toMatchObject({
      kind: "company",
      name: company.name,
      value: { orders: 1 },
      limits: { ordersPerDay: company.daily_limit, itemsPerCollection: null },
      people: [{ name: "Femke Smit", email: "femke@leeuw.example" }],
    });
    const noted = await send(`businesses/${company.id}/notes`, { text: "Achterom." });
    expect(noted.json(), noted.body).toMatchObject({ notes: [{ text: "Achterom.", order: null }] });
    const point = await db.selectFrom("service_points").selectAll().executeTakeFirstOrThrow();
    expect(await seeBusiness(point.id)).toMatchObject({
      kind: "location",
      code: point.code,
      limits: { itemsPerCollection: point.collection_limit },
      invoicing: null,
    });
    const linked = await send(`businesses/${point.id}/link`, { replace: true });
    expect(linked.statusCode, linked.body).toBe(200);
    const mails = await db
      .selectFrom("outbox")
      .select(["recipient"])
      .where("kind", "=", "owner-link")
      .execute();
    expect(mails).toEqual([{ recipient: point.email }]);
    expect(await actionsAbout(`service_points ${point.id}`)).toEqual(["orders:link-for"]);
    const { link_version } = await db
      .selectFrom("service_points")
      .select("link_version")
      .where("id", "=", point.id)
      .executeTakeFirstOrThrow();
    expect(link_version).toBe(point.link_version + 1);
    expect((await send(`businesses/${NOBODYS}/link`, { replace: false })).statusCode).toBe(404);
  });

  test("everybody named on a company's or location's page has a page, or no link to one [PERSON-03]", async () => {
    const { db } = it.deps;
    const points = db.selectFrom("service_points").selectAll().where("code", "=", "0012");
    const point = await points.executeTakeFirstOrThrow();
    const placed = await post(it, "/orders/retail/no-terminal", { code: point.code });
    expect(placed.statusCode, placed.body).toBe(201);
    const company = await db.selectFrom("companies").selectAll().executeTakeFirstOrThrow();
    const people = [
      ...(await seeBusiness(point.id)).people,
      ...(await seeBusiness(company.id)).people,
    ];
    expect(people.map(({ email }) => email)).toContain(point.email);
    for (const { id } of people) if (id) await see(id);
  });

  test("a person's notes go with orders and accounts that retention empties", async () => {
    clock.forward(6 * 366 * 86_400);
    await emptyOldData({ ...it.deps, who: "test" }, { dryRun: false });
    const left = await it.deps.db.selectFrom("customer_notes").selectAll().execute();
    expect(left.every(({ company_id }) => company_id !== null)).toBe(true);
  });
});

test("the page of a person, company or location scans no large table [PERSON-01]", async () => {
  const it = await openTestApp("PostgreSQL");
  const { id } = await placeOrder(it, { user: { email: "plan@mail.example" } });
  const { id: company } = await it.deps.db
    .selectFrom("companies")
    .select("id")
    .executeTakeFirstOrThrow();
  const plans = [
    ...(await explain(it.deps.db, (db) => viewCustomer({ ...it.deps, db }, id, "nl"))),
    ...(await explain(it.deps.db, (db) => viewBusiness({ ...it.deps, db }, company, "nl"))),
  ].join("\n");
  for (const table of ["orders", "bills", "invoices", "order_notes", "outbox", "photos"]) {
    expect(plans).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`));
  }
  for (const index of ["orders_contact", "orders_company_newest", "outbox_order"]) {
    expect(plans).toContain(index);
  }
  await it.close();
});
