import { brand } from "@waslijn/contract/shared/brand";
import { brandFoot } from "@waslijn/contract/shared/brands/brand-foot";
import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { DATABASE_KINDS } from "../../../../test/databases.ts";
import { MovableClock } from "../../../../test/movable-clock.ts";
import { by, invoiceOrder, placeOrder, view } from "../../../../test/order-life.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../../test/test-app.ts";
import { changeWindows } from "../../orders/life/change-windows.ts";
import { deliver, markReady, missStop } from "../../orders/life/handle-order.ts";
import { emptyOrders } from "../../orders/orders-repository.ts";
import { creditInvoice, issueInvoice } from "../issue-invoice.ts";

const MISSED = { kind: "delivery", reason: "nobody-home", calls: 1 } as const;

/** The text of the PDF in reading order. */
const wordsIn = (pdf: Buffer): string =>
  execFileSync("pdftotext", ["-raw", "-", "-"], { input: pdf })
    .toString()
    .replaceAll(/[\u00a0\u202f]/g, " ");

describe.each(DATABASE_KINDS)("invoices on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
    await it.deps.db.updateTable("hub_windows").set({ capacity: 1000 }).execute();
  });
  afterAll(() => it.close());

  const place = (fullName = "Noor de Wit") => {
    clock.set(TEST_NOW);
    return placeOrder(it, { user: { hasBag: true, fullName } });
  };
  const fetchInvoice = (token: string, number: string) =>
    it.app.inject({ url: `/api/orders/by-link/${token}/invoices/${number}` });

  test("a PDF says all that the law asks of one, and is kept by nobody on its way [MINE-07] [MINE-01]", async () => {
    const order = await place();
    clock.set("2026-11-18T10:00:00+01:00");
    const pieces = [{ type: "LS" as const, alias: "price-per-item", count: 5 }];
    const { number } = await invoiceOrder(it, order.id, { pieces, kilos: 7.4 });
    clock.set("2026-11-19T19:00:00+01:00");
    await markReady(it.deps, await by(it, "staff", order.id));
    await deliver(it.deps, await by(it, "driver", order.id));

    const answer = await fetchInvoice(order.token, number);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="waslijn-${number}.pdf"`,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    const words = wordsIn(answer.rawPayload);
    for (const part of [
      brand.company,
      `${brand.street}, ${brand.postalCode} ${brand.city}`,
      `KvK ${brandFoot.chamberOfCommerce}`,
      `Btw-nummer ${brandFoot.vatNumber}`,
      "Noor de Wit",
      "Lange Veerstraat 18-A",
      order.number,
    ]) {
      expect(words).toContain(part);
    }
    expect(words).toMatch(/Factuurnummer\s+2026-\d{6}/);
    expect(words).toContain(number);
    expect(words).toMatch(/Factuurdatum\s+18 november 2026/);
    // The planned day, as the invoice was issued before the delivery.
    expect(words).toMatch(/Leverdatum\s+19 november 2026/);
    expect(words).toMatch(/2 kilo extra, € 4,25\s+21%\s+€ 8,50/);
    expect(words).toMatch(/5 × Overhemd, gewassen en gestreken, € 3,50\s+21%\s+€ 17,50/);
    expect(words).toMatch(/Totaal zonder btw\s+€ 42,11/);
    expect(words).toMatch(/Btw 21%\s+€ 8,84/);
    expect(words).toMatch(/Totaal\s+€ 50,95/);
    expect((await view(it, order)).bill?.invoices).toEqual([
      { number, date: "2026-11-18", total: 5095, credits: null },
    ]);
    const about = (option: string) =>
      execFileSync("pdfinfo", [option, "-"], { input: answer.rawPayload }).toString();
    expect(about("-meta")).toMatch(/<pdfaid:part>2<[^]*<pdfaid:conformance>A</);
    expect(about("-isodates")).toMatch(new RegExp(`Title:\\s+Factuur ${number}`));
    // A second request returns the same file.
    expect((await fetchInvoice(order.token, number)).rawPayload).toEqual(answer.rawPayload);
  });

  test("an issued PDF stays the same when the order is delivered on another day, and its credit has its day [SET-04] [BILL-05]", async () => {
    const order = await place();
    clock.set("2026-11-18T10:00:00+01:00");
    const { number } = await invoiceOrder(it, order.id);
    const before = (await fetchInvoice(order.token, number)).rawPayload;
    const [, planned] = /Leverdatum\s+(.+)/.exec(wordsIn(before)) ?? [];
    clock.set("2026-11-27T19:00:00+01:00");
    await markReady(it.deps, await by(it, "staff", order.id));
    await deliver(it.deps, await by(it, "driver", order.id));
    expect((await fetchInvoice(order.token, number)).rawPayload).toEqual(before);
    const credit = await creditInvoice(it.deps, order.id);
    const words = wordsIn((await fetchInvoice(order.token, credit.number)).rawPayload);
    expect(words).toContain(`Leverdatum ${planned}`);
    const again = await issueInvoice(it.deps, order.id);
    const anew = wordsIn((await fetchInvoice(order.token, again.number)).rawPayload);
    expect(anew).toContain("Leverdatum 27 november 2026");
  });

  test("an issued PDF stays the same when its prices are renamed, and so do its credit and the next invoice [SET-04] [BILL-04] [BILL-05]", async () => {
    const order = await place();
    const pieces = [{ type: "LS" as const, alias: "price-per-item", count: 5 }];
    const first = await invoiceOrder(it, order.id, { pieces });
    await markReady(it.deps, await by(it, "staff", order.id));
    await missStop(it.deps, await by(it, "driver", order.id), MISSED);
    await changeWindows(it.deps, await by(it, "staff", order.id), {
      deliveryTime: "2026-11-26T10:00:00+01:00",
    });
    // The second missed delivery costs a fee, so it is credited and invoiced anew.
    await missStop(it.deps, await by(it, "driver", order.id), MISSED);
    const numbers = (await view(it, order)).bill?.invoices.map(({ number }) => number) ?? [];
    expect(numbers).toHaveLength(3);
    expect(numbers).toContain(first.number);
    const papers = () =>
      Promise.all(
        numbers.map(async (number) =>
          wordsIn((await fetchInvoice(order.token, number)).rawPayload),
        ),
      );
    const before = await papers();
    for (const words of before) expect(words).toContain("5 × Overhemd, gewassen en gestreken");
    const rename = async (from: string, to: string) =>
      void (await it.deps.db
        .updateTable("prices")
        .set({ name_nl: to })
        .where("name_nl", "=", from)
        .execute());
    await rename("Overhemd, gewassen en gestreken", "Blouse");
    onTestFinished(() => rename("Blouse", "Overhemd, gewassen en gestreken"));
    expect(await papers()).toEqual(before);
  });

  test("a credit invoice names the one that it takes back [MINE-07] [BILL-05]", async () => {
    const order = await place();
    const { number } = await invoiceOrder(it, order.id);
    clock.set("2026-11-20T10:00:00+01:00");
    const credit = await creditInvoice(it.deps, order.id);
    const words = wordsIn((await fetchInvoice(order.token, credit.number)).rawPayload);
    expect(words).toContain("Creditfactuur");
    expect(words).toMatch(new RegExp(`Bij factuur\\s+${number}`));
    expect(words).toMatch(/Totaal\s+− € 34,95/);
    expect((await view(it, order)).bill?.invoices).toMatchObject([
      { number, credits: null },
      { number: credit.number, credits: number, total: -3495 },
    ]);
  });

  test.each([
    "Łucja Źdźbło-Ćwikła",
    "Nguyễn Thị Ánh",
    "Iorgu Ţepeş",
    "Ģirts Ķēniņš",
    "Þóra Æðelrød",
    "Çağrı Işıkgöz-İnönü",
    "Γιώργος Παπαδόπουλος",
    "Олена Ґедзь-Шевченко",
  ])("%s keeps every letter [MINE-07]", async (name) => {
    const order = await place(name);
    const { number } = await invoiceOrder(it, order.id);
    expect(wordsIn((await fetchInvoice(order.token, number)).rawPayload)).toContain(name);
  });

  test("an invoice is there for the key of its own order alone, and for nobody once erased [MINE-01] [MINE-10]", async () => {
    const [order, other] = [await place(), await place()];
    const { number } = await invoiceOrder(it, order.id);
    const refused = async (token: string) => (await fetchInvoice(token, number)).json().type;
    expect(await refused(other.token)).toBe("not_found");
    expect(await refused(`${order.token.slice(0, -2)}AA`)).toBe("order_link_invalid");
    const storedInvoices = () =>
      it.deps.db
        .selectFrom("invoices")
        .innerJoin("bills", "bills.id", "invoices.bill_id")
        .select(["invoices.buyer", "invoices.total_cents"])
        .where("bills.order_id", "=", order.id)
        .execute();
    expect(await storedInvoices()).toMatchObject([
      { buyer: { name: "Noor de Wit" }, total_cents: 3495 },
    ]);
    await emptyOrders(it.deps.db, [order.id]);
    expect(await refused(order.token)).toBe("order_link_invalid");
    // The invoice stays in the books, without the buyer and without an access link.
    expect(await storedInvoices()).toEqual([{ buyer: null, total_cents: 3495 }]);
  });
});
