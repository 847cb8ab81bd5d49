import type { DeskOrder } from "@waslijn/contract/console/order";
import type { OrderCare } from "@waslijn/contract/customer/care";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { bringBack, deliveredOrder, BLOUSES } from "../../../test/care.ts";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import type { FakePayments } from "../../../test/fake-payments.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { mailsOf } from "../../../test/order-fixtures.ts";
import { booksOf, payWhole, sentBill, webhook, type Sent } from "../../../test/pay.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import type { TestApp } from "../../../test/test-app.ts";
import { withEmptyBooks } from "../../../test/with-empty-books.ts";
import { view } from "../../../test/order-life.ts";
import { viewToday } from "../desk/view-today.ts";
import { writeMail } from "../messages/write-mail.ts";
import {
  agreeToOffer,
  answerComplaint,
  closeComplaint,
  offerMoney,
  reopenComplaint,
} from "./answer-complaint.ts";
import { listComplaints } from "./list-complaints.ts";
import { viewComplaint } from "./view-complaint.ts";

const HOUR = 3600;
const BLOUSE = "DC:silk-blouse";
const WORDS = "Er mist een knoop.";

describe.each(DATABASE_KINDS)("when something is wrong, on %s", (kind) => {
  let it: TestApp;
  let payments: FakePayments;
  const clock = new MovableClock();
  withEmptyBooks(kind, clock, (opened) => ({ it, payments } = opened));

  const call = async (token: string, path: string, payload?: object, key: string = randomUUID()) =>
    it.app.inject({
      method: payload ? "POST" : "GET",
      url: `/api/orders/by-link/${token}/${path}`,
      headers: { "x-device-web-id": "device-0001", "idempotency-key": key },
      ...(payload && { payload }),
    });
  const care = async (token: string): Promise<OrderCare> => (await call(token, "care")).json();
  const report = (token: string, body: object = {}, key?: string) =>
    call(token, "complaints", { piece: BLOUSE, text: WORDS, photos: [], ...body }, key);
  const idOf = async (token: string) => (await care(token)).complaints[0]?.id ?? "";
  const paidOrder = async (): Promise<Sent> => {
    const sent = await sentBill(it, BLOUSES);
    await payWhole(it, payments, sent);
    await bringBack(it, sent);
    return sent;
  };
  const complained = async () => {
    const sent = await paidOrder();
    await report(sent.token);
    const complaint = await idOf(sent.token);
    // Gives later messages a later timestamp.
    clock.forward(HOUR);
    return { ...sent, complaint };
  };
  const desk = async () => ({ id: await addStaff(it, "desk"), role: "desk" }) as const;
  const owner = async () => ({ id: await addStaff(it, "owner"), role: "owner" }) as const;
  const kinds = async (id: string) => (await mailsOf(it, id)).map((mail) => mail.kind);

  test("it is reported until 48 hours after delivery, and not before [CARE-01]", async () => {
    const early = await sentBill(it, BLOUSES);
    expect((await report(early.token)).json()).toMatchObject({ type: "not_possible_now" });
    expect((await view(it, early)).care).toBe(false);
    const { token } = await deliveredOrder(it, BLOUSES);
    expect((await view(it, { token })).care).toBe(true);
    clock.forward(48 * HOUR - 1);
    expect((await report(token)).statusCode).toBe(200);
    clock.forward(1);
    expect((await report(token)).json()).toMatchObject({ type: "not_possible_now" });
    expect(await care(token)).toMatchObject({ until: null, complaints: [{ state: "open" }] });
    expect((await view(it, { token })).care).toBe(true);
  });

  test("the pieces are those of the bill, and another is refused [CARE-01]", async () => {
    const { token } = await deliveredOrder(it, BLOUSES);
    const { pieces } = await care(token);
    expect(pieces.map(({ piece }) => piece)).toEqual([BLOUSE, "WF:wash-tumble-dry-and-fold"]);
    expect(pieces.at(-1)?.label, "no row of the price list").toMatch(
      /^(Iets uit de was per kilo|Something from the wash by the kilo)$/,
    );
    expect((await report(token, { piece: "DC:hovercraft" })).statusCode).toBe(422);
    expect((await report(token, { piece: undefined })).json()).toMatchObject({
      complaints: [{ piece: null, messages: [{ by: "customer", text: WORDS }] }],
    });
  });

  test("sent twice it is one complaint with one mail, which says until when we answer [CARE-01]", async () => {
    const { id, token } = await deliveredOrder(it, BLOUSES);
    const key = randomUUID();
    await report(token, {}, key);
    expect((await report(token, {}, key)).statusCode).toBe(200);
    expect((await care(token)).complaints).toHaveLength(1);
    const mails = (await mailsOf(it, id)).filter((mail) => mail.kind === "complaint-received");
    expect(mails).toHaveLength(1);
    const mail = mails[0] && (await writeMail(it.deps, mails[0]));
    expect(mail?.text).toMatch(/Antwoord uiterlijk: \w+ 1\d november\n/);
    expect(mail?.text).not.toContain(WORDS);
  });

  test("the inbox has it by its deadline, and Today when that is near [CARE-02] [DESK-01]", async () => {
    const { complaint, number } = await complained();
    const later = await complained();
    const { complaints, counts } = await listComplaints(it.deps, {}, "nl");
    expect(counts.open).toBe(complaints.length);
    const found = complaints.find(({ id }) => id === complaint);
    expect(found).toMatchObject({ number, text: WORDS, state: "open", photos: 0 });
    const both = complaints.filter(({ id }) => [complaint, later.complaint].includes(id));
    expect(both.map(({ id }) => id)).toEqual([complaint, later.complaint]);
    const near = async () =>
      (await viewToday(it.deps, {})).needs
        .filter(({ kind: need }) => need === "complaint-due" || need === "complaint-late")
        .flatMap(({ orders }) => orders.map((order) => order.number));
    expect(await near()).not.toContain(number);
    clock.forward(25 * HOUR);
    clock.forward(25 * HOUR);
    expect(await near()).toContain(number);
  });

  test("the order at the desk names it, with a deadline while we owe an answer [DESK-03] [CARE-02]", async () => {
    const { complaint, number } = await complained();
    const headers = await staffHeaders(it, await addStaff(it, "desk"));
    const atDesk = async (): Promise<DeskOrder["complaints"]> => {
      const answer = await it.app.inject({ url: `/api/console/orders/${number}`, headers });
      return answer.json<DeskOrder>().complaints;
    };
    const due = expect.stringMatching(/^2026-11-/);
    expect(await atDesk()).toEqual([
      {
        id: complaint,
        number,
        text: WORDS,
        state: "open",
        photos: 0,
        reportedAt: due,
        answerBy: due,
      },
    ]);
    await answerComplaint(it.deps, await desk(), complaint, { text: "Excuses.", offer: null });
    expect(await atDesk()).toMatchObject([{ id: complaint, text: WORDS, state: "done" }]);
  });

  test("the inbox names a renamed piece by its newest price that applies [CARE-02]", async () => {
    const { complaint } = await complained();
    const { db } = it.deps;
    const [type, alias] = ["DC", "silk-blouse"] as const;
    const first = await db
      .selectFrom("prices")
      .selectAll()
      .where("type", "=", type)
      .where("alias", "=", alias)
      .executeTakeFirstOrThrow();
    const renamed = (name_nl: string, valid_from: string) => ({ ...first, name_nl, valid_from });
    // The oldest row is written last, so that a scan of the table meets it last.
    await db
      .insertInto("prices")
      .values([renamed("Zijden blouse, volgend jaar", "2027-01-01")])
      .execute();
    await db.insertInto("prices").values(renamed("Blouse van zijde", "2026-11-02")).execute();
    await db.insertInto("prices").values(renamed("Blouse", "2020-01-01")).execute();
    const { complaints } = await listComplaints(it.deps, {}, "nl");
    const shown = complaints.find(({ id }) => id === complaint)?.piece;
    await db
      .deleteFrom("prices")
      .where("type", "=", type)
      .where("alias", "=", alias)
      .where("valid_from", "in", ["2027-01-01", "2026-11-02", "2020-01-01"])
      .execute();
    expect(shown).toBe("Blouse van zijde");
  });

  test("words alone end it, by mail and on the order's page [CARE-02]", async () => {
    const { id, token, complaint } = await complained();
    await answerComplaint(it.deps, await desk(), complaint, { text: "Sorry.", offer: null });
    expect(await kinds(id)).toContain("complaint-answered");
    expect(await care(token)).toMatchObject({
      complaints: [{ state: "done", messages: [{}, { by: "us", text: "Sorry.", offer: null }] }],
    });
    const again = answerComplaint(it.deps, await desk(), complaint, { text: "Nog", offer: null });
    await expect(again).rejects.toMatchObject({ type: "not_possible_now" });
  });

  test("money that is accepted goes back once, with its mail [CARE-02]", async () => {
    const sent = await complained();
    const { token, complaint } = sent;
    await offerMoney(it.deps, await desk(), complaint, { text: "Hier.", cents: 1000 });
    const message = (await mailsOf(it, sent.id)).find((mail) => mail.kind === "complaint-answered");
    expect(message && (await writeMail(it.deps, message))?.text).toMatch(/Hier\.[^]*€\s10,00/);
    expect((await booksOf(it, sent)).refunds).toEqual([]);
    const key = randomUUID();
    const accept = () => call(token, `complaints/${complaint}`, { accepts: true }, key);
    expect((await accept()).json()).toMatchObject({ complaints: [{ state: "done" }] });
    expect((await accept()).statusCode).toBe(200);
    expect((await booksOf(it, sent)).refunds).toEqual(["queued 1000 compensation"]);
    expect(await kinds(sent.id)).toEqual(expect.arrayContaining(["complaint-answered", "refund"]));
    const other = await call(token, `complaints/${complaint}`, { accepts: true });
    expect(other.json()).toMatchObject({ type: "not_possible_now" });
  });

  test("a no comes with words, and we owe an answer again [CARE-02]", async () => {
    const { token, complaint } = await complained();
    await offerMoney(it.deps, await desk(), complaint, { text: "Hier.", cents: 100 });
    const say = (body: object) => call(token, `complaints/${complaint}`, body);
    expect((await say({ accepts: false })).statusCode).toBe(422);
    const [before] = (await care(token)).complaints;
    const { complaints } = (await say({ accepts: false, text: "Te weinig." })).json<OrderCare>();
    expect(complaints).toMatchObject([
      { state: "open", messages: [{}, {}, { by: "customer", text: "Te weinig." }] },
    ]);
    expect(Date.parse(complaints[0]?.answerBy ?? "")).toBe(
      Date.parse(before?.answerBy ?? "") + HOUR * 1000,
    );
  });

  test("more than ten times the cleaning price waits for an owner [CARE-02]", async () => {
    const sent = await complained();
    const { priceCents, mostCents } = await viewComplaint(it.deps, sent.complaint, "nl");
    expect(mostCents).toBe(10 * priceCents);
    const offer = (cents: number) => ({ text: "Hier.", cents });
    await it.deps.db
      .updateTable("complaints")
      .set({ price_cents: 100 })
      .where("id", "=", sent.complaint)
      .execute();
    await offerMoney(it.deps, await desk(), sent.complaint, offer(1001));
    expect(await kinds(sent.id)).not.toContain("complaint-answered");
    expect(await care(sent.token)).toMatchObject({
      complaints: [{ state: "open", messages: [{ by: "customer" }] }],
    });
    await agreeToOffer(it.deps, await owner(), sent.complaint);
    expect(await kinds(sent.id)).toContain("complaint-answered");
    expect(await care(sent.token)).toMatchObject({
      complaints: [{ state: "offered", messages: [{}, { offer: { kind: "money", cents: 1001 } }] }],
    });
  });

  const accepted = async (sent: Sent & { complaint: string }, cents: number) => {
    await offerMoney(it.deps, await owner(), sent.complaint, { text: "Hier.", cents });
    const answer = await call(sent.token, `complaints/${sent.complaint}`, { accepts: true });
    expect(answer.statusCode, answer.body).toBe(200);
    return booksOf(it, sent);
  };
  const unpaid = async () => {
    const sent = await sentBill(it, BLOUSES);
    await bringBack(it, sent);
    await report(sent.token);
    const complaint = await idOf(sent.token);
    clock.forward(HOUR);
    return { ...sent, complaint };
  };

  test("what was accepted for a complaint counts when it is opened again: more waits for an owner [CARE-02] [DESK-11] [RULE-34]", async () => {
    const sent = await complained();
    const staff = await desk();
    const offer = { text: "Excuses.", cents: 1200 };
    await it.deps.db
      .updateTable("complaints")
      .set({ price_cents: 200 })
      .where("id", "=", sent.complaint)
      .execute();
    await offerMoney(it.deps, staff, sent.complaint, offer);
    await call(sent.token, `complaints/${sent.complaint}`, { accepts: true });
    clock.forward(HOUR);
    await reopenComplaint(it.deps, staff, sent.complaint);
    const again = await viewComplaint(it.deps, sent.complaint, "nl");
    expect(again).toMatchObject({ state: "open", mostCents: 800 });
    expect(again.coveredCents).toBeGreaterThan(again.mostCents);
    await offerMoney(it.deps, staff, sent.complaint, { ...offer, cents: again.mostCents + 1 });
    expect(await viewComplaint(it.deps, sent.complaint, "nl")).toMatchObject({ state: "asked" });
  });

  test("money for a bill that is not paid makes it less, and the customer has the new one [CARE-02] [BILL-02]", async () => {
    const sent = await unpaid();
    const { due } = await booksOf(it, sent);
    const before = (await kinds(sent.id)).filter((one) => one === "bill").length;
    expect(await accepted(sent, 1000)).toMatchObject({ due: due - 1000, refunds: [] });
    expect((await kinds(sent.id)).filter((one) => one === "bill")).toHaveLength(before + 1);
    const { bill } = await view(it, sent);
    const lines = bill?.groups.flatMap((group) => group.lines);
    expect(lines).toContainEqual({ label: "Vergoeding voor: Zijden blouse", cents: -1000 });
    await payWhole(it, payments, sent);
    expect(await booksOf(it, sent)).toMatchObject({ state: "paid", due: 0, paid: due - 1000 });
  });

  test("money that the bank took back is none that can go back: the bill becomes less [CARE-02] [PAY-02]", async () => {
    const sent = await complained();
    const { paid } = await booksOf(it, sent);
    const [paymentId = ""] = payments.held.keys();
    payments.of(paymentId).chargedBackCents = paid;
    await webhook(it, paymentId);
    expect(await accepted(sent, 1000)).toMatchObject({
      state: "charged-back",
      due: paid - 1000,
      refunds: [],
      invoices: 3,
    });
  });

  test("beyond what was paid, up to ten times, an owner agrees and pays out the rest [CARE-02] [PAY-12] [RULE-34]", async () => {
    const sent = await complained();
    const { mostCents, coveredCents } = await viewComplaint(it.deps, sent.complaint, "nl");
    const { paid } = await booksOf(it, sent);
    expect(coveredCents).toBe(paid);
    const cents = paid + 500;
    expect(cents).toBeLessThan(mostCents);
    await offerMoney(it.deps, await desk(), sent.complaint, { text: "Hier.", cents });
    expect(await kinds(sent.id)).not.toContain("complaint-answered");
    await agreeToOffer(it.deps, await owner(), sent.complaint);
    await call(sent.token, `complaints/${sent.complaint}`, { accepts: true });
    expect(await booksOf(it, sent)).toMatchObject({
      state: "refunded",
      due: 0,
      refunded: paid,
      refunds: expect.arrayContaining([`queued ${paid} compensation`, "queued 500 compensation"]),
    });
    const need = (await viewToday(it.deps, {})).needs.find(
      ({ kind: of }) => of === "refund-failed",
    );
    expect(need).toMatchObject({ count: 1, cents: 500 });
  });

  test("another cleaning that is accepted is arranged, and then done [CARE-02]", async () => {
    const { token, complaint } = await complained();
    await answerComplaint(it.deps, await desk(), complaint, {
      text: "Nog een.",
      offer: "cleaning",
    });
    await call(token, `complaints/${complaint}`, { accepts: true });
    const inbox = await listComplaints(it.deps, {}, "en");
    expect(inbox.complaints.find(({ id }) => id === complaint)?.state).toBe("accepted");
    await closeComplaint(it.deps, await desk(), complaint);
    expect(await care(token)).toMatchObject({ complaints: [{ state: "done" }] });
  });

  test("nobody sees or answers what another order reported [CARE-01]", async () => {
    const { complaint } = await complained();
    const stranger = await deliveredOrder(it);
    expect((await care(stranger.token)).complaints).toEqual([]);
    const answer = await call(stranger.token, `complaints/${complaint}`, { accepts: true });
    expect(answer.json()).toMatchObject({ type: "not_found" });
  });
});
