import type { DeskOrder } from "@waslijn/contract/console/order";
import type {
  Collectives,
  MoneyBill,
  MoneyCompany,
  MoneyInvoice,
  MoneyRefund,
  MoneySummary,
} from "@waslijn/contract/console/money";
import type { Role } from "@waslijn/contract/console/codes";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allowTruncate, USUAL_DATABASE } from "../../../test/databases.ts";
import { explain } from "../../../test/explain.ts";
import type { FakePayments } from "../../../test/fake-payments.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { rowOf } from "../../../test/order-life.ts";
import { countedOrder, payWhole, sentBill, useFakePayments, webhook } from "../../../test/pay.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import { COMPANY } from "../../../test/valid-requests.ts";
import { auditBooks } from "../../jobs/jobs.ts";
import { sendRefunds } from "../../jobs/send-refunds.ts";
import { remindBills } from "../../jobs/remind-bills.ts";
import { viewToday } from "../desk/view-today.ts";
import { issueCollectives } from "../bills/collective/issue-collectives.ts";
import { creditInvoice } from "../bills/issue-invoice.ts";
import { refundBill } from "../payments/refund-bill.ts";
import { listMoneyDays, viewDayClosing } from "./book-days.ts";
import { listBills, viewMoney } from "./list-bills.ts";
import { listInvoices } from "./list-invoices.ts";
import { listRefunds } from "./list-refunds.ts";

const DAY = 86_400;
const CENTS = 3495;
const DESK = { kind: "staff", id: "desk" } as const;

describe("the money screen", () => {
  const clock = new MovableClock();
  let it: TestApp;
  let payments: FakePayments;
  const staff = {} as Record<Role, string>;
  beforeAll(async () => {
    it = await openTestApp(USUAL_DATABASE, { clock });
    await allowTruncate(it.deps.db);
    for (const role of ["owner", "desk"] as const) staff[role] = await addStaff(it, role);
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    await sql`TRUNCATE orders, invoices, invoice_counters, outbox, book_audits CASCADE`.execute(
      it.deps.db,
    );
    clock.set(TEST_NOW);
    payments = useFakePayments(it);
  });

  const call = async (
    method: "GET" | "POST",
    path: string,
    payload?: object,
    role: Role = "desk",
  ) => {
    const headers = await staffHeaders(it, staff[role]);
    const key = method === "POST" ? { "idempotency-key": randomUUID() } : {};
    return it.app.inject({
      method,
      url: `/api/console${path}`,
      headers: { ...headers, ...key },
      ...(payload && { payload }),
    });
  };
  const read = async <T>(path: string): Promise<T> => {
    const answer = await call("GET", path);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const bills = async (query: string): Promise<MoneyBill[]> =>
    (await read<{ rows: MoneyBill[] }>(`/money/bills?${query}`)).rows;
  /** Gives an order a number that people search by; those of tests are random. */
  const number = (id: string, wanted: string) =>
    it.deps.db.updateTable("orders").set({ number: wanted }).where("id", "=", id).execute();
  const overdueBill = async () => {
    const sent = await sentBill(it);
    clock.forward(15 * DAY);
    await remindBills(it.deps);
    return sent;
  };

  test("lists what is overdue, not sent, differs and was charged back, and counts it [BOOKS-01]", async () => {
    const unsent = await countedOrder(it);
    const back = await sentBill(it);
    const paymentId = await payWhole(it, payments, back);
    payments.of(paymentId).chargedBackCents = CENTS;
    clock.forward(10 * DAY);
    await webhook(it, paymentId);
    const needs = async () => (await viewToday(it.deps, {})).needs;
    expect(await needs()).toContainEqual(
      expect.objectContaining({
        kind: "charged-back",
        orders: [expect.objectContaining({ since: stamp(clock.now()) })],
      }),
    );
    clock.set(TEST_NOW);
    const overdue = await overdueBill();

    expect(await bills("list=overdue")).toMatchObject([
      { number: overdue.number, due: CENTS, state: "overdue", payBy: "2026-11-29" },
    ]);
    expect(await bills("list=unsent")).toMatchObject([{ number: unsent.number, due: CENTS }]);
    expect(await bills("list=charged-back")).toMatchObject([{ number: back.number, due: CENTS }]);
    expect(await bills("list=differs")).toEqual([]);
    await number(overdue.id, "W-20187");
    await number(back.id, "W-20188");
    expect(await bills("list=overdue&search=w-20187")).toHaveLength(1);
    expect(await bills("list=overdue&search=20188")).toEqual([]);
    expect(await bills("list=overdue&hub=utrecht")).toEqual([]);
    expect(await read<MoneySummary>("/money")).toMatchObject({
      overdue: { count: 1, cents: CENTS },
      unsent: { count: 1, cents: CENTS },
      differs: { count: 0, cents: 0 },
      "charged-back": { count: 1, cents: CENTS },
    });
  });

  test("goes from page to page by key, without gap or double [BOOKS-01]", async () => {
    for (let made = 0; made < 5; made += 1) {
      await sentBill(it);
      clock.forward(made === 2 ? 0 : 60);
    }
    clock.forward(15 * DAY);
    await remindBills(it.deps);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await listBills(it.deps.db, { list: "overdue", after }, 2);
      seen.push(...page.rows.map(({ number }) => number));
      after = page.next ?? undefined;
    } while (after);
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
    const wrong = await call("GET", "/money/bills?list=overdue&after=1.2");
    expect(wrong.statusCode).toBe(422);
  });

  test("a difference that lasts is listed and raises a hand, a refund in flight does not [BOOKS-03]", async () => {
    const sent = await sentBill(it);
    const paymentId = await payWhole(it, payments, sent);
    await refundBill(it.deps, sent.billId, DESK, { cents: 500, reason: "vlek" });
    await sendRefunds({ ...it.deps, payments });
    await auditBooks(it.deps);
    clock.forward(2 * 3600);
    await auditBooks(it.deps);
    expect(await bills("list=differs")).toEqual([]);

    await it.deps.db
      .updateTable("payments")
      .set({ paid_cents: CENTS - 100 })
      .execute();
    payments.of(paymentId).paidCents = CENTS;
    await sql`UPDATE payments SET changes = changes + 1`.execute(it.deps.db);
    await it.deps.db
      .updateTable("bills")
      .set({ paid_cents: CENTS - 200 })
      .execute();
    payments.hasOtherKey = true;
    clock.forward(DAY);
    await auditBooks(it.deps);
    expect(await bills("list=differs")).toEqual([]);
    clock.forward(2 * 3600);
    await auditBooks(it.deps);
    const [bill] = await bills("list=differs");
    expect(bill).toMatchObject({ number: sent.number });
    expect(bill?.differences.length).toBeGreaterThan(0);
    const { needs } = await viewToday(it.deps, {});
    expect(needs.find(({ kind }) => kind === "books-differ")).toMatchObject({ count: 1 });
    expect((await read<MoneySummary>("/money")).auditedAt).not.toBeNull();
  });

  test("lists refunds by state; what waits for the desk is closed from there [BOOKS-01] [PAY-12]", async () => {
    const sent = await sentBill(it);
    const paymentId = await payWhole(it, payments, sent);
    await refundBill(it.deps, sent.billId, DESK, { cents: 500, reason: "vlek" });
    const refunds = async (query = ""): Promise<MoneyRefund[]> =>
      (await read<{ rows: MoneyRefund[] }>(`/money/refunds${query}`)).rows;
    expect(await refunds("?state=queued")).toMatchObject([
      { number: sent.number, cents: 500, reason: "vlek", state: "queued", awaits: null },
    ]);
    await sendRefunds({ ...it.deps, payments });
    expect(await refunds("?state=pending")).toHaveLength(1);
    for (const refund of payments.of(paymentId).refunds) refund.state = "failed";
    await webhook(it, paymentId);
    const [failed] = await refunds("?state=failed");
    expect(failed).toMatchObject({ state: "failed", awaits: "desk" });
    expect(await read("/money")).toMatchObject({ refunds: { count: 1, cents: 500 }, failed: 1 });
    const path = `/orders/${sent.number}/refunds/${failed?.id}/close`;
    const body = { version: failed?.version, isPaid: true, reason: "per bank" };
    expect((await call("POST", path, body)).statusCode).toBe(200);
    expect(await refunds()).toEqual([]);
    expect(await refunds("?state=done")).toMatchObject([{ paidOtherwise: "per bank" }]);
  });

  test("writes a bill off once, with a reason in history and audit [BOOKS-02]", async () => {
    const sent = await overdueBill();
    const { version } = await rowOf(it, sent.id);
    const path = `/orders/${sent.number}/bill/write-off`;
    const body = { version, reason: "verhuisd" };
    const old = await call("POST", path, { ...body, version: version - 1 });
    expect(old.json()).toMatchObject({ type: "order_changed" });
    const order: DeskOrder = (await call("POST", path, body)).json();
    expect(order.bill?.state).toBe("written-off");
    expect(order.history.at(-1)).toMatchObject({ kind: "written-off", reason: "verhuisd" });
    expect(order.actions.find(({ act }) => act === "write-off")).toBeUndefined();
    expect(await bills("list=overdue")).toEqual([]);
    const audited = await call("GET", `/audit?about=order%20${sent.number}`, undefined, "owner");
    expect(audited.json().entries[0]).toMatchObject({ action: "order:written-off" });
    const paid = await sentBill(it);
    await payWhole(it, payments, paid);
    const none = { version: (await rowOf(it, paid.id)).version, reason: "verhuisd" };
    const refused = await call("POST", `/orders/${paid.number}/bill/write-off`, none);
    expect(refused.json()).toMatchObject({ type: "nothing_due" });
  });

  test("issues an invoice, credits it with a reason, and gives both as PDF [BOOKS-02] [BILL-05]", async () => {
    const sent = await sentBill(it);
    const { version } = await rowOf(it, sent.id);
    const issue = () => call("POST", `/orders/${sent.number}/invoice`, { version });
    const invoiced: DeskOrder = (await issue()).json();
    expect(invoiced.bill?.invoices).toMatchObject([{ number: "2026-000001" }]);
    expect(invoiced.actions).toContainEqual({ act: "credit", may: "free" });
    expect((await issue()).json()).toMatchObject({ type: "not_possible_now" });
    clock.forward(1);
    const body = { version, reason: "verkeerd geteld" };
    const credited: DeskOrder = (
      await call("POST", `/orders/${sent.number}/invoice/credit`, body)
    ).json();
    expect(credited.actions).toContainEqual({ act: "invoice", may: "free" });
    const rows = async (query: string): Promise<MoneyInvoice[]> =>
      (await read<{ rows: MoneyInvoice[] }>(`/money/invoices?${query}`)).rows;
    expect(await rows("series=invoice")).toMatchObject([
      { number: "2026-000001", cents: CENTS, isCredited: true, order: { number: sent.number } },
    ]);
    expect(await rows("series=credit")).toMatchObject([
      { number: "C2026-000001", cents: -CENTS, credits: "2026-000001" },
    ]);
    expect(await rows("series=credit&search=c2026-1")).toHaveLength(1);
    expect(await rows("series=invoice&search=C2026-000001")).toMatchObject([
      { number: "C2026-000001" },
    ]);
    await number(sent.id, "W-20189");
    expect(await rows("series=invoice&search=W-20189")).toHaveLength(1);
    await number(sent.id, sent.number);
    expect(await rows("series=invoice&day=2026-11-15")).toHaveLength(1);
    expect(await rows("series=invoice&day=2026-11-14")).toEqual([]);
    for (const number of ["2026-000001", "C2026-000001"]) {
      const file = await call("GET", `/money/invoices/file?number=${number}&format=pdf`);
      expect(file.headers["content-type"]).toBe("application/pdf");
      expect(file.body.slice(0, 5)).toBe("%PDF-");
    }
    const none = await call("GET", "/money/invoices/file?number=2026-000009&format=pdf");
    expect(none.statusCode).toBe(404);
    const audited = await call("GET", `/audit?about=order%20${sent.number}`, undefined, "owner");
    expect(audited.json().entries[0]).toMatchObject({
      action: "order:credit",
      after: { invoice: "C2026-000001", cents: -CENTS, reason: "verkeerd geteld" },
    });
  });

  test("tells what a company's invoice lacks, and issues those of a month [BOOKS-01] [BOOKS-02] [BILL-07]", async () => {
    const order = await countedOrder(it);
    await it.deps.db
      .updateTable("orders")
      .set({ company_id: COMPANY })
      .where("id", "=", order.id)
      .execute();
    const { buyer_reference } = await it.deps.db
      .updateTable("companies")
      .set({ buyer_reference: null })
      .where("id", "=", COMPANY)
      .returning((own) =>
        own
          .selectFrom("companies")
          .select("buyer_reference")
          .where("id", "=", COMPANY)
          .as("buyer_reference"),
      )
      .executeTakeFirstOrThrow();
    const own = async (): Promise<MoneyCompany | undefined> =>
      (await read<{ rows: MoneyCompany[] }>("/money/companies?month=2026-11")).rows.find(
        ({ id }) => id === COMPANY,
      );
    expect(await own()).toMatchObject({ orders: 1, missing: ["buyer_reference"], invoice: null });
    const body = { month: "2026-11", company: COMPANY };
    const issue = (role: Role) => call("POST", "/money/companies/invoices", body, role);
    expect((await issue("owner")).json()).toMatchObject({ type: "not_possible_now" });
    clock.set("2026-12-01T09:00:00+01:00");
    expect((await issue("desk")).json()).toMatchObject({ type: "forbidden" });
    const name = (await own())?.name;
    expect((await issue("owner")).json<Collectives>()).toEqual({ issued: [], incomplete: [name] });
    const found = async (list: string, typed: string): Promise<object[]> =>
      (await read<{ rows: object[] }>(`/money/${list}search=${encodeURIComponent(typed)}`)).rows;
    await it.deps.db
      .updateTable("companies")
      .set({ name: "Café Sørens & Zoon" })
      .where("id", "=", COMPANY)
      .execute();
    expect(await found("companies?", "cafe sorens")).toMatchObject([{ id: COMPANY }]);
    expect(await found("companies?", "100%")).toEqual([]);
    await it.deps.db
      .updateTable("companies")
      .set({ buyer_reference: buyer_reference ?? "INK-1" })
      .where("id", "=", COMPANY)
      .execute();
    const done = (await issue("owner")).json<Collectives>();
    expect(done.issued).toMatchObject([{ number: "V2026-000001" }]);
    expect(await found("invoices?series=collective&", "SORENS")).toMatchObject([
      { number: "V2026-000001" },
    ]);
    await it.deps.db
      .updateTable("companies")
      .set({ name: name ?? "" })
      .where("id", "=", COMPANY)
      .execute();
    expect(await own()).toMatchObject({
      orders: 0,
      missing: [],
      invoice: { number: "V2026-000001" },
    });
    expect((await issue("owner")).json<Collectives>().issued).toEqual([]);
    const ubl = await call("GET", "/money/invoices/file?number=V2026-000001&format=ubl");
    expect(ubl.headers["content-type"]).toBe("application/xml");
    expect(ubl.body).toContain("V2026-000001");
  });

  test("a company's invoice is credited once all of its orders are [BOOKS-01] [BILL-05]", async () => {
    const orders = [await countedOrder(it), await countedOrder(it)];
    const ids = orders.map(({ id }) => id);
    const own = it.deps.db.updateTable("orders").where("id", "in", ids);
    await own.set({ company_id: COMPANY }).execute();
    clock.set("2026-12-01T09:00:00+01:00");
    await issueCollectives(it.deps, { company: COMPANY });
    const credited: boolean[] = [];
    for (const id of ids) {
      await creditInvoice(it.deps, id);
      const { rows } = await listInvoices(it.deps.db, { series: "collective" });
      credited.push(...rows.map(({ isCredited }) => isCredited));
    }
    expect(credited).toEqual([false, true]);
  });

  test("a refund that was paid in another way is in the day's closing, not in the payout [BOOKS-01] [BOOKS-04]", async () => {
    const sent = await sentBill(it);
    const paymentId = await payWhole(it, payments, sent);
    await refundBill(it.deps, sent.billId, DESK, { cents: 500, reason: "vlek" });
    await sendRefunds({ ...it.deps, payments });
    const [made] = payments.of(paymentId).refunds;
    if (made) made.state = "failed";
    await webhook(it, paymentId);
    const [failed] = (await listRefunds(it.deps.db, { state: "failed" })).rows;
    const { version } = await rowOf(it, sent.id);
    const body = { version, isPaid: true, reason: "contant" };
    const path = `/orders/${sent.number}/refunds/${failed?.id}/close`;
    expect((await call("POST", path, body)).statusCode).toBe(200);
    const [day] = (await listMoneyDays(it.deps, {})).rows;
    expect(day).toMatchObject({ paid: CENTS, refunded: 0, net: CENTS });
    const { kinds } = await viewDayClosing(it.deps, day?.day ?? "");
    expect(kinds).toContainEqual(expect.objectContaining({ kind: "refunded", cents: 500 }));
  });

  test("every list is a file for a spreadsheet, and a day's documents are one [BOOKS-01] [BOOKS-04]", async () => {
    const sent = await sentBill(it);
    await payWhole(it, payments, sent);
    for (const list of ["overdue", "unsent", "differs", "charged-back", "refunds"]) {
      const file = await call("GET", `/money/export?list=${list}`);
      expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
      expect(file.body.trim().split("\r\n")).toHaveLength(1);
    }
    const lines = async (query: string): Promise<string[]> =>
      (await call("GET", `/money/export?${query}`)).body.trim().split("\r\n");
    expect((await lines("list=invoices"))[1]).toContain('"2026-000001"');
    expect((await lines("list=companies")).length).toBeGreaterThan(1);
    expect((await lines("list=days"))[1]).toBe('"2026-11-15";"1";"34.95";"0.00";"0.00";"34.95"');
    const documents = await lines("list=days&day=2026-11-15");
    expect(documents).toHaveLength(3);
    expect(documents[1]).toBe(
      `"Invoiced";"2026-000001";"${sent.number}";"34.95";"34.95";"0.00";"6.07"`,
    );
  });

  test("every list is found by an index, however large the tables [BOOKS-01]", async () => {
    const { deps } = it;
    const plans = async (work: (db: typeof deps.db) => Promise<unknown>): Promise<string> =>
      (await explain(deps.db, work)).join("\n");
    const lists = {
      bills_overdue: (db: typeof deps.db) => listBills(db, { list: "overdue" }),
      bills_to_settle: (db: typeof deps.db) => listBills(db, { list: "charged-back" }),
      refunds_state: (db: typeof deps.db) => listRefunds(db, { state: "pending" }),
      refunds_to_handle: (db: typeof deps.db) => listRefunds(db, { state: "failed" }),
      invoices_series_year_number_key: (db: typeof deps.db) => listInvoices(db, {}),
      book_entries_pkey: (db: typeof deps.db) => viewDayClosing({ ...deps, db }, "2026-11-15"),
    };
    for (const [index, work] of Object.entries(lists)) expect(await plans(work)).toContain(index);
    const days = await plans((db) => listMoneyDays({ ...deps, db }, {}));
    expect(days).not.toContain("Seq Scan");
    const all = await plans((db) => viewMoney(db));
    expect(all).not.toMatch(/Seq Scan on (bills|refunds|invoices|payments)/);
  });
});
