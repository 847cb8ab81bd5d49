import type { AuditAction } from "@waslijn/contract/console/staff";
import type { DeskDate } from "@waslijn/contract/console/by-phone";
import type { DeskOrder } from "@waslijn/contract/console/order";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { explain } from "../../../test/explain.ts";
import { DELIVERY, HOME, PICKUP } from "../../../test/order-fixtures.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { by, placeOrder } from "../../../test/order-life.ts";
import { findOrderWithNames } from "../orders/orders-repository.ts";
import { sendMails } from "../../../test/outbox.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { eraseCustomer } from "../privacy/erase-customer.ts";
import { exportCustomer } from "../privacy/export-customer.ts";
import { countOrder } from "../orders/life/count-order.ts";
import { pickUp, missStop } from "../orders/life/handle-order.ts";
import { changeWindows } from "../orders/life/change-windows.ts";
import { readNotesOf } from "../orders/notes-repository.ts";
import { viewDeskOrder } from "./view-desk-order.ts";

const LATER = "2026-11-20T10:00:00+01:00";

/** Exactly these messages: those of one moment have no order. */
const inAnyOrder = (...messages: object[]): unknown =>
  expect.toSatisfy((all: object[]) => {
    expect(all).toHaveLength(messages.length);
    expect(all).toEqual(
      expect.arrayContaining(messages.map((one) => expect.objectContaining(one))),
    );
    return true;
  });

describe.each(DATABASE_KINDS)("an order at the desk on %s", (kind) => {
  let it: TestApp;
  let imke: string;
  const clock = new MovableClock();
  let headers: Record<string, string>;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
    imke = await addStaff(it, "desk", { name: "Imke Postma" });
    headers = await staffHeaders(it, imke);
  });
  afterAll(() => it.close());

  const see = async (number: string): Promise<DeskOrder> =>
    (await it.app.inject({ url: `/api/console/orders/${number}`, headers })).json();
  /** A second later, so that events have distinct timestamps. */
  const ask = async (number: string, action: string, payload: object, key?: string) => {
    clock.forward(1);
    return it.app.inject({
      method: "POST",
      url: `/api/console/orders/${number}/${action}`,
      payload,
      headers: { ...headers, ...(key && { "idempotency-key": key }) },
    });
  };
  const auditOf = (number: string) =>
    it.deps.db
      .selectFrom("audit")
      .select(["staff_id", "action", "before", "after"])
      .where("about", "=", `order ${number}`)
      .orderBy("at")
      .execute();
  const may = ({ actions }: DeskOrder, act: string) => actions.find((one) => one.act === act);

  test("shows what its customer sees and what explains it [DESK-03]", async () => {
    const first = await placeOrder(it, { user: { email: "noor@mail.example" } });
    const { number, id } = await placeOrder(it, { user: { email: "noor@mail.example" } });
    await pickUp(
      it.deps,
      { ...(await by(it, "driver", id)), actor: { kind: "driver", id: imke } },
      { bags: 1 },
    );
    expect(await see(number)).toMatchObject({
      number,
      state: "picked-up",
      hub: { id: "haarlem", name: "Haarlem Waarderpolder" },
      address: ["Lange Veerstraat 18-A", "2011 DB Haarlem"],
      customer: { kind: "guest", name: "Noor Bakker", email: "noor@mail.example" },
      history: [
        { kind: "placed", who: { kind: "customer", name: null } },
        { kind: "picked-up", who: { kind: "driver", name: "Imke Postma" }, bags: 1 },
      ],
      messages: inAnyOrder(
        { channel: "text", kind: "verify-phone", state: "queued", maySend: false },
        { channel: "mail", kind: "order-confirmation", state: "queued", maySend: true },
      ),
      bag: { has: true, kit: null },
      others: [{ number: first.number, state: "placed" }],
    });
    expect(may(await see(number), "cancel")).toEqual({
      act: "cancel",
      may: "no",
      why: "picked-up",
    });
    await missStop(it.deps, await by(it, "driver", first.id), {
      kind: "pickup",
      reason: "nobody-home",
      calls: 1,
    });
    expect((await see(number)).others).toMatchObject([{ number: first.number, awaits: "pickup" }]);
  });

  test("nobody's number is not found [DESK-03]", async () => {
    const answer = await it.app.inject({ url: "/api/console/orders/W-1", headers });
    expect([answer.statusCode, answer.json().type]).toEqual([404, "not_found"]);
  });

  test("tells at choosing which pickups need a new delivery as well [LIFE-06][DESK-03]", async () => {
    const { number } = await placeOrder(it);
    const windows = await it.app.inject({
      url: `/api/console/orders/${number}/windows/pickup`,
      headers,
    });
    const dates: DeskDate[] = windows.json();
    const follows = (on: string): boolean[] | undefined =>
      dates.find(({ date }) => date === on)?.hours.map((hour) => hour.deliveryFollows === true);
    expect(new Set(follows("2026-11-16")), windows.body).toEqual(new Set([false]));
    expect(new Set(follows("2026-11-19"))).toEqual(new Set([true]));
    const alone = await ask(number, "move", {
      version: 1,
      pickupTime: "2026-11-19T08:00:00+01:00",
    });
    expect(alone.json().type).toBe("delivery_too_early");
  });

  test("moves by the rules of ordering, in the name of who did it [DESK-03][STAFF-04]", async () => {
    const { number } = await placeOrder(it);
    const windows = await it.app.inject({
      url: `/api/console/orders/${number}/windows/delivery`,
      headers,
    });
    expect(windows.json().map((day: { date: string }) => day.date)).toContain("2026-11-20");
    const moved = await ask(number, "move", { version: 1, deliveryTime: LATER });
    expect(moved.json(), moved.body).toMatchObject({
      version: 2,
      delivery: { date: "2026-11-20", from: "10:00" },
      history: [
        {},
        {
          kind: "windows-changed",
          who: { kind: "staff", name: "Imke Postma" },
          delivery: { date: "2026-11-20", time: "10:00" },
          was: { delivery: { date: "2026-11-19", time: "08:00" } },
        },
      ],
    });
    expect(await auditOf(number)).toEqual([
      {
        staff_id: imke,
        action: "order:windows-changed",
        before: { version: 1, delivery_date: "2026-11-19", delivery_from: "08:00" },
        after: { version: 2, delivery_date: "2026-11-20", delivery_from: "10:00" },
      },
    ]);
  });

  test("whoever saw another version hears what the order is now [DESK-06]", async () => {
    const { number } = await placeOrder(it);
    await ask(number, "move", { version: 1, deliveryTime: LATER });
    const late = await ask(number, "cancel", { version: 1 });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { type: "order_changed", extra: { order: { state: "placed", version: 2 } } },
    ]);
    expect((await see(number)).state).toBe("placed");
  });

  test("of two desks that cancel at once one does, and is the only one in the audit [DESK-06]", async () => {
    const { number } = await placeOrder(it);
    const answers = await Promise.all([1, 2].map(() => ask(number, "cancel", { version: 1 })));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(await auditOf(number)).toMatchObject([{ action: "order:cancelled" }]);
  });

  test("what is sent twice with one key happens once; with another body it is refused [DESK-03]", async () => {
    const { number } = await placeOrder(it);
    const note = { text: "Bellen vóór donderdag 12:00." };
    await ask(number, "notes", note, "key-of-a-note");
    await ask(number, "notes", note, "key-of-a-note");
    const other = await ask(number, "notes", { text: "Iets anders." }, "key-of-a-note");
    expect([other.statusCode, other.json().type]).toEqual([422, "idempotency_mismatch"]);
    const body = { version: 1, reason: "verhuisd" };
    const [once, again] = [
      await ask(number, "cancel", body, "key-0001"),
      await ask(number, "cancel", body, "key-0001"),
    ];
    expect([once.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toMatchObject({
      state: "cancelled",
      deskNotes: [{ by: "Imke Postma", text: note.text }],
      history: [{ kind: "placed" }, { kind: "cancelled", reason: "verhuisd" }],
    });
    const audit = await auditOf(number);
    expect(audit.map(({ action }) => action)).toEqual([
      "order:note",
      "order:cancelled",
    ] satisfies AuditAction[]);
    expect(JSON.stringify(audit)).not.toContain("donderdag");
  });

  test("counted, it is ready at a press; its bill can be sent, its missed delivery waived [DESK-03]", async () => {
    const { number, id } = await placeOrder(it);
    await pickUp(it.deps, await by(it, "driver", id), { bags: 1 });
    expect(may(await see(number), "ready")).toMatchObject({ why: "not-counted" });
    const counted = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };
    await countOrder(it.deps, await by(it, "staff", id), counted);
    const ready = await ask(number, "ready", { version: 3 });
    expect(ready.json()).toMatchObject({ state: "ready", version: 4 });
    expect((await ask(number, "bill", { version: 4, now: true })).json()).toMatchObject({
      version: 5,
      bill: { state: "open", total: 3495 },
      messages: inAnyOrder(
        { kind: "bill", state: "queued" },
        { kind: "verify-phone" },
        { kind: "order-confirmation" },
      ),
    });
    const miss = { kind: "delivery", reason: "nobody-home", calls: 1 } as const;
    await missStop(it.deps, await by(it, "driver", id), miss);
    const deliveryTime = "2026-11-26T10:00:00+01:00";
    await changeWindows(it.deps, await by(it, "staff", id), { deliveryTime });
    await missStop(it.deps, await by(it, "driver", id), miss);
    const missed = await see(number);
    expect(missed).toMatchObject({ fees: [{ kind: "missed-delivery", cents: 1000 }] });
    const waived = await ask(number, "waive", {
      version: missed.version,
      waives: missed.fees[0]?.version,
      reason: "bel was stuk",
    });
    expect(waived.json(), waived.body).toMatchObject({ fees: [], bill: { total: 3495 } });
  });

  test("the log has the bill of a count before and after, and that it was sent [STAFF-04]", async () => {
    // Other tests fill the usual windows.
    const pickupTime = "2026-11-18T10:00:00+01:00";
    const deliveryTime = "2026-11-23T10:00:00+01:00";
    const { number, id } = await placeOrder(it, { order: { pickupTime, deliveryTime } });
    await pickUp(it.deps, await by(it, "driver", id), { bags: 1 });
    const count = { pieces: [], kilos: 6, bags: 1, bagsBack: 0 };
    await ask(number, "count", { ...count, version: 2 });
    await ask(number, "count", { ...count, version: 3, kilos: 10 });
    const sent = await ask(number, "bill", { version: 4, now: true });
    expect(sent.statusCode, sent.body).toBe(200);
    expect(await auditOf(number)).toMatchObject([
      { action: "order:counted", before: { status: "picked-up" }, after: { total: 3495 } },
      { action: "order:recounted", before: { total: 3495 }, after: { total: 4195 } },
      { action: "order:bill-sent", after: { bill: "sent" } },
    ]);
  });

  test("details are edited and no value of them enters history or audit [DESK-03]", async () => {
    const { number } = await placeOrder(it);
    const edited = await ask(number, "details", {
      version: 1,
      name: "Joris Smit",
      instructions: { floor: "2 hoog" },
    });
    expect(edited.json()).toMatchObject({
      contact: { name: "Joris Smit" },
      history: [{}, { kind: "details-changed", fields: ["name", "instructions"] }],
    });
    expect(JSON.stringify(await auditOf(number))).not.toContain("Joris");
  });

  test("a replaced link opens nothing any more [DESK-03]", async () => {
    const { number, token } = await placeOrder(it);
    await ask(number, "link", { version: 1 });
    const old = await it.app.inject({ url: `/api/orders/by-link/${token}` });
    expect([old.statusCode, old.json().type]).toEqual([404, "order_link_invalid"]);
  });

  test("a mail is read without the key in it, and sent again once [DESK-03]", async () => {
    const { number, token } = await placeOrder(it, { user: { email: "again@mail.example" } });
    const mail = (await see(number)).messages.find(({ channel }) => channel === "mail");
    const url = `/api/console/orders/${number}/messages/${mail?.id}`;
    const anew = (await it.app.inject({ url, headers })).json();
    await sendMails(it);
    const sent = (await it.app.inject({ url, headers })).json();
    expect([anew.isAsSent, sent.isAsSent]).toEqual([false, true]);
    for (const words of [anew, sent]) {
      expect(words.subject).toContain(number);
      expect(words.text).toContain("Noor");
      expect(words.text).not.toContain(token);
    }
    await ask(number, `messages/${mail?.id}`, {}, "key-of-again");
    const again = await ask(number, `messages/${mail?.id}`, {}, "key-of-again");
    expect(again.json()).toMatchObject({
      version: 1,
      messages: expect.toSatisfy(
        (all: DeskOrder["messages"]) =>
          all.filter(({ kind }) => kind === "order-confirmation").length === 2,
      ),
    });
    const elsewhere = await placeOrder(it);
    const notItsOwn = await ask(elsewhere.number, `messages/${mail?.id}`, {});
    expect(notItsOwn.statusCode).toBe(404);
  });

  test("the words of a verification text that a gateway sent are read without its key [DESK-03] [PHONE-03]", async () => {
    const later = {
      pickupTime: "2026-11-19T08:00:00+01:00",
      deliveryTime: "2026-11-23T08:00:00+01:00",
    };
    const { number } = await placeOrder(it, { user: { hasBag: null }, order: later });
    const sent = it.deps.db.updateTable("outbox").where("kind", "=", "verify-phone");
    await sent.set({ sent_at: clock.now(), next_attempt_at: null, attempts: 1 }).execute();
    const text = (await see(number)).messages.find(({ kind }) => kind === "verify-phone");
    const read = () =>
      it.app.inject({ url: `/api/console/orders/${number}/messages/${text?.id}`, headers });
    const [first, cancelled] = [await read(), await ask(number, "cancel", { version: 1 })];
    expect([first.statusCode, cancelled.statusCode]).toEqual([200, 200]);
    expect(first.json().text).toContain(number);
    expect(first.json().text).toMatch(/\/v\/…/);
    expect((await read()).json().text).toBe(first.json().text);
    const counters = await it.deps.db.selectFrom("rate_limits").selectAll().execute();
    expect(counters.filter(({ subject }) => subject.startsWith("verify-text"))).toEqual([]);
  });

  test("an order by phone keeps the rules, and its customer has the mail [DESK-04]", async () => {
    const body = {
      contact: { name: "Karel de Wit", email: "karel@mail.example", phone: "06 12345678" },
      language: "nl",
      location: HOME,
      pickupTime: PICKUP,
      deliveryTime: DELIVERY,
      services: ["WF"],
      hasBag: true,
      notes: "",
      couponCode: "",
    };
    const place = (changes: object, key?: string) =>
      it.app.inject({
        method: "POST",
        url: "/api/console/orders",
        payload: { ...body, ...changes },
        headers: { ...headers, ...(key && { "idempotency-key": key }) },
      });
    const placed = await place({}, "by-phone-1");
    expect(placed.statusCode, placed.body).toBe(201);
    expect(await auditOf(placed.json<{ number: string }>().number)).toMatchObject([
      {
        action: "order:placed",
        before: {},
        after: { status: "placed", pickup_date: "2026-11-17" },
      },
    ]);
    expect((await place({}, "by-phone-1")).json()).toEqual(placed.json());
    const { number } = placed.json();
    expect(await see(number)).toMatchObject({
      customer: { kind: "guest", email: "karel@mail.example" },
      history: [{ kind: "placed", who: { kind: "staff", name: "Imke Postma" } }],
      messages: inAnyOrder(
        { kind: "verify-phone" },
        { kind: "order-confirmation", recipient: "karel@mail.example" },
      ),
    });
    expect(await auditOf(number)).toMatchObject([{ staff_id: imke, action: "order:placed" }]);
    const tooEarly = await place({ deliveryTime: "2026-11-18T08:00:00+01:00" });
    expect(tooEarly.json()).toMatchObject({
      type: "slot_not_offered",
      extra: { window: "delivery" },
    });
    const outside = await place({ location: { ...HOME, postalCode: "9999ZZ" } });
    expect(outside.json()).toMatchObject({ type: "outside_service_area" });
    const unknown = await place({ couponCode: "NIETS" });
    expect(unknown.json()).toMatchObject({ type: "coupon_unknown" });
    const pickups = await it.app.inject({
      url: "/api/console/times/pickups?postalCode=2011DB&isNew=0",
      headers,
    });
    expect(pickups.json()[0]).toMatchObject({ hours: expect.any(Array) });
  });

  test("a customer's notes are handed over with the rest, and go with the customer [DESK-03]", async () => {
    const email = "weg@mail.example";
    const { number, id } = await placeOrder(it, { user: { email } });
    await ask(number, "notes", { text: "Woont boven de bakker." });
    await ask(number, "cancel", { version: 1 });
    const work = { ...it.deps, database: it.database, who: "test", progress: () => undefined };
    expect(await exportCustomer(work, { email })).toMatchObject({
      notesOfStaff: [{ order: number, text: "Woont boven de bakker." }],
    });
    await eraseCustomer(work, { email });
    expect(await readNotesOf(it.deps.db, [id])).toEqual([]);
  });
});

test("an order at the desk is found by indexes alone, however many there are [DESK-03]", async () => {
  const it = await openTestApp("PostgreSQL");
  const { id } = await placeOrder(it);
  await pickUp(it.deps, await by(it, "driver", id), { bags: 1 });
  const counted = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };
  await countOrder(it.deps, await by(it, "staff", id), counted);
  const order = await findOrderWithNames(it.deps.db, id);
  const plans = await explain(it.deps.db, (db) => viewDeskOrder({ ...it.deps, db }, order, "nl"));
  await it.close();
  const read = plans.filter((plan) =>
    // Prices and calendars are cached per revision.
    /Seq Scan on (?!cleaning_services|business_services|hubs|hub_windows|hub_capacities|hub_closures)/.test(
      plan,
    ),
  );
  expect(read).toEqual([]);
  const ofInvoice = plans.filter((plan) => plan.includes("collective_bills"));
  expect(ofInvoice).toEqual([expect.stringContaining("Index Scan using invoices_bill ")]);
});
