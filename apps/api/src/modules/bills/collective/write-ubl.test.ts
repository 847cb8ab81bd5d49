import type { CompanyBuyer } from "@waslijn/contract/shared/invoices";
import { priceOrder, type BillLine, type Tariff } from "@waslijn/contract/shared/pricing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkInvoice } from "../../../../test/en16931/check-invoice.ts";
import { readXml, textOf } from "../../../../test/en16931/read-xml.ts";
import { writePaper, type CollectiveOrder } from "./collective-paper.ts";
import { writeUbl } from "./write-ubl.ts";

/** Number of random invoices, of 1 to 12 bills each; `INVOICES=2000` is some 12,000 bills. */
const INVOICES = Number(process.env.INVOICES ?? 60);
const timeout = 30_000 + INVOICES * 500;

const HOTEL: CompanyBuyer = {
  kind: "company",
  name: "Hotel “Zilt & Zoet” <B.V.>",
  street: "Grote Markt 9",
  postalCode: "2011 RD",
  city: "Haarlem",
  registered: { scheme: "0106", id: "90000011" },
  vatNumber: "NL800000011B01",
  electronicAddress: { scheme: "0106", id: "90000011" },
  reference: "Inkoop & facilitair",
  email: "was@bedrijf1.example",
  language: "nl",
};
const MONTH = { series: "collective", year: 2026, number: 7, date: "2026-11-01" } as const;
const CREDIT = { series: "credit", year: 2026, number: 3, date: "2026-11-12" } as const;

const cents = (max: number) => fc.integer({ min: 1, max });
const tariff: fc.Arbitrary<Tariff> = fc.record({
  pieces: fc.tuple(cents(9000), cents(900), cents(5000)).map(([shirt, kilo, base]) => [
    { type: "LS" as const, alias: "price-per-item", cents: shirt },
    { type: "WF" as const, alias: "wash-tumble-dry-and-fold", cents: base },
    { type: "WF" as const, alias: "per-extra-kg", cents: kilo },
  ]),
  fees: fc
    .tuple(cents(2000), cents(6000), cents(4000), cents(3000), fc.constantFrom("21", "none"))
    .map(([fee, under, minimum, deposit, vat]) => ({
      PRICE_SERVICE_FEE: { cents: fee },
      PRICE_SERVICE_FEE_FREE_FOR_ORDERS_UNDER: { cents: under },
      PRICE_MINIMAL_ORDER_VALUE: { cents: minimum },
      PRICE_STARTER_KIT_DEPOSIT: { cents: deposit, vat: "none" as const },
      PRICE_MISSED_DELIVERY: { cents: 1000, vat },
    })),
});
const bill: fc.Arbitrary<BillLine[]> = fc
  .record({
    tariff,
    shirts: fc.nat(40),
    kilos: fc.integer({ min: 1, max: 300 }).map((tenths) => tenths / 10),
    isFirstBag: fc.boolean(),
    depositsBack: fc.array(cents(3000), { maxLength: 2 }),
    discount: fc.option(
      fc.oneof(
        fc.integer({ min: 1, max: 100 }).map((percent) => ({ percent })),
        cents(9000).map((off) => ({ cents: off })),
      ),
      { nil: undefined },
    ),
    isMissed: fc.boolean(),
    free: fc.array(
      fc.record({
        reason: fc.constant("vlek"),
        cents: fc.integer({ min: -9000, max: 9000 }),
        vat: fc.constantFrom("21" as const, "none" as const),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ tariff: prices, shirts, isMissed, ...handed }) => {
    const pieces = [{ type: "LS" as const, alias: "price-per-item", count: shirts }];
    const fees = isMissed ? [{ kind: "missed-delivery" as const, cents: 1000 }] : [];
    return priceOrder({ ...handed, pieces, fees, isBusiness: true }, prices).lines;
  })
  .filter((lines) => lines.length > 0);
const orders: fc.Arbitrary<CollectiveOrder[]> = fc
  .array(fc.tuple(bill, fc.integer({ min: 1, max: 31 })), { minLength: 1, maxLength: 12 })
  .map((bills) =>
    bills.map(([lines, day], index) => ({
      number: `W-${10_001 + index}`,
      servedOn: `2026-10-${String(day).padStart(2, "0")}`,
      lines,
    })),
  );

const undone = (billedOrders: CollectiveOrder[]): CollectiveOrder[] =>
  billedOrders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, cents: -line.cents })),
  }));
const centsIn = (file: string, name: string): number =>
  Math.round(Number(textOf(readXml(file), `cac:LegalMonetaryTotal/cbc:${name}`)) * 100);

test(
  "random bills make invoices that keep every rule and are paid to the cent [BILL-07]",
  { timeout },
  () => {
    fc.assert(
      fc.property(orders, (billedOrders) => {
        const paper = writePaper(MONTH, HOTEL, billedOrders);
        const file = writeUbl(paper);
        expect(checkInvoice(file)).toEqual([]);
        const billed = billedOrders
          .flatMap(({ lines }) => lines)
          .reduce((sum, line) => sum + line.cents, 0);
        expect(centsIn(file, "PayableAmount")).toBe(billed);
        expect(Math.abs(centsIn(file, "TaxInclusiveAmount") - billed)).toBeLessThanOrEqual(1);
      }),
      { numRuns: INVOICES },
    );
  },
);

test(
  "random bills are credited by credit notes that keep every rule [BILL-07]",
  { timeout },
  () => {
    fc.assert(
      fc.property(orders, (billedOrders) => {
        const [first] = billedOrders;
        const there = writePaper(MONTH, HOTEL, first ? [first] : []);
        const back = writeUbl(writePaper(CREDIT, HOTEL, undone(there.orders), MONTH));
        expect(checkInvoice(back)).toEqual([]);
        expect(centsIn(back, "PayableAmount")).toBe(there.amounts.total);
      }),
      { numRuns: INVOICES },
    );
  },
);

const SAMPLE: CollectiveOrder[] = [
  {
    number: "W-10001",
    servedOn: "2026-10-08",
    lines: [
      { kind: "kilos", count: 6, cents: 3495, vat: "21" },
      { kind: "deposit", count: 1, cents: 1500, vat: "none" },
    ],
  },
];
const invoice = writeUbl(writePaper(MONTH, HOTEL, SAMPLE));
const credit = writeUbl(writePaper(CREDIT, HOTEL, undone(SAMPLE), MONTH));

test("an invoice says who, what and where to pay [BILL-07]", () => {
  for (const part of [
    "<cbc:ID>V2026-000007</cbc:ID><cbc:IssueDate>2026-11-01</cbc:IssueDate><cbc:DueDate>2026-11-15</cbc:DueDate>",
    "<cbc:RegistrationName>Hotel “Zilt &amp; Zoet” &lt;B.V.&gt;</cbc:RegistrationName>",
    '<cbc:EndpointID schemeID="0106">90000011</cbc:EndpointID>',
    "<cbc:BuyerReference>Inkoop &amp; facilitair</cbc:BuyerReference>",
    '<cbc:PayableRoundingAmount currencyID="EUR">0.01</cbc:PayableRoundingAmount><cbc:PayableAmount currencyID="EUR">49.95</cbc:PayableAmount>',
    "<cbc:ID>NL91ABNA0417164300</cbc:ID>",
  ]) {
    expect(invoice).toContain(part);
  }
});

/** Each published rule with a change that violates it: proves that our checker detects the violation. */
test.each([
  ["BR-06", invoice, /<cbc:RegistrationName>Waslijn B\.V\.<\/cbc:RegistrationName>/, ""],
  ["BR-27", invoice, /(<cbc:PriceAmount currencyID="EUR">)/, "$1-"],
  ["BR-29", invoice, "<cbc:EndDate>2026-10-08", "<cbc:EndDate>2026-10-01"],
  ["BR-61", invoice, /<cac:PayeeFinancialAccount>.*<\/cac:PayeeFinancialAccount>/, ""],
  ["BR-CO-10", invoice, ">28.88</cbc:LineExtensionAmount>", ">28.89</cbc:LineExtensionAmount>"],
  ["BR-CO-13", invoice, /(<cbc:TaxExclusiveAmount currencyID="EUR">)43/, "$144"],
  [
    "BR-CO-14",
    invoice,
    '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">6.06',
    '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">6.07',
  ],
  ["BR-CO-15", invoice, /(<cbc:TaxInclusiveAmount currencyID="EUR">)49/, "$148"],
  ["BR-CO-16", invoice, /<cbc:PayableRoundingAmount.*<\/cbc:PayableRoundingAmount>/, ""],
  ["BR-CO-17", invoice, /6\.06/g, "6.07"],
  [
    "BR-CO-25",
    invoice,
    /<cac:PaymentTerms>.*<\/cac:PaymentTerms>|<cbc:DueDate>.{10}<\/cbc:DueDate>/g,
    "",
  ],
  ["BR-DEC", invoice, ">28.88</cbc:LineExtensionAmount>", ">28.880</cbc:LineExtensionAmount>"],
  ["BR-S-01", invoice, "<cbc:ID>S</cbc:ID>", "<cbc:ID>Z</cbc:ID>"],
  ["BR-S-08", invoice, ">28.88</cbc:TaxableAmount>", ">28.89</cbc:TaxableAmount>"],
  ["BR-E-10", invoice, /<cbc:TaxExemptionReason>.*<\/cbc:TaxExemptionReason>/, ""],
  ["PEPPOL-EN16931-R003", invoice, /<cbc:BuyerReference>.*<\/cbc:BuyerReference>/, ""],
  [
    "PEPPOL-EN16931-R008",
    invoice,
    "<cbc:CityName>Haarlem</cbc:CityName>",
    "<cbc:CityName></cbc:CityName>",
  ],
  [
    "PEPPOL-EN16931-R010",
    invoice,
    /<cbc:EndpointID schemeID="0106">90000011<\/cbc:EndpointID>/,
    "",
  ],
  ["PEPPOL-EN16931-R051", invoice, 'currencyID="EUR"', 'currencyID="USD"'],
  ["PEPPOL-EN16931-R120", invoice, /(<cbc:PriceAmount currencyID="EUR">)28.88/, "$128.90"],
  ["NL-R-001", credit, /<cac:BillingReference>.*<\/cac:BillingReference>/, ""],
  ["NL-R-002", invoice, "<cbc:StreetName>Bleekersvaart 12</cbc:StreetName>", ""],
  [
    "NL-R-003",
    invoice,
    'schemeID="0106">12345678</cbc:CompanyID>',
    'schemeID="0088">12345678</cbc:CompanyID>',
  ],
  [
    "NL-R-005",
    invoice,
    'schemeID="0106">90000011</cbc:CompanyID>',
    'schemeID="0088">90000011</cbc:CompanyID>',
  ],
  ["NL-R-007", invoice, /<cac:PaymentMeans>.*<\/cac:PaymentMeans>/, ""],
  ["NL-R-007", credit, /(<cbc:PayableAmount currencyID="EUR">)/, "$1-"],
  ["NL-R-008", invoice, "<cbc:PaymentMeansCode>58", "<cbc:PaymentMeansCode>1"],
  [
    "Invoice/DueDate",
    invoice,
    /(<cbc:IssueDate>.{10}<\/cbc:IssueDate>)(<cbc:DueDate>.{10}<\/cbc:DueDate>)(<cbc:InvoiceTypeCode>380<\/cbc:InvoiceTypeCode>)/,
    "$1$3$2",
  ],
])("the check sees a broken %s [BILL-07]", (rule, file, part, instead) => {
  expect(checkInvoice(file)).toEqual([]);
  const broken =
    typeof part === "string" ? file.replace(part, instead) : file.replace(part, instead);
  expect(broken).not.toBe(file);
  expect(checkInvoice(broken)).toContain(rule);
});
