import type {
  DayClosing,
  MoneyBill,
  MoneyCompany,
  MoneyInvoice,
  MoneyRefund,
  MoneySummary,
} from "@waslijn/contract/console/money";
import type { Answers } from "../visitor.ts";
import { at, id } from "./moments.ts";

export const SUMMARY: MoneySummary = {
  overdue: { count: 2, cents: 12_000 },
  unsent: { count: 1, cents: 5445 },
  differs: { count: 2, cents: 500 },
  "charged-back": { count: 1, cents: 3850 },
  refunds: { count: 3, cents: 6285 },
  failed: 1,
  auditedAt: at("03:12"),
};

const bill = (number: string, customer: string, more: Partial<MoneyBill>): MoneyBill => ({
  number,
  version: 5,
  customer,
  phone: "06 3456 7890",
  state: "overdue",
  due: 6215,
  total: 6215,
  since: at("08:00"),
  payBy: "2026-10-31",
  reminders: 2,
  differences: [],
  ...more,
});
export const OVERDUE: MoneyBill[] = [
  bill("W-20187", "Sjoerd Hofstra", {}),
  bill("W-20239", "Brasserie De Gouden Lepel aan de Gracht", {
    due: 5785,
    payBy: "2026-11-09",
    reminders: 1,
  }),
];
const DIFFERING: MoneyBill[] = [
  bill("W-20391", "Mei-Lin Chan", { state: "overpaid", due: -500 }),
  bill("W-20140", "Jasper Kuiper", {
    state: "paid",
    due: 0,
    differences: [{ what: "payment 1", ours: "paid 3850 0 0", theirs: "unknown" }],
  }),
];

const refund = (last: number, more: Partial<MoneyRefund>): MoneyRefund => ({
  id: id(last),
  number: `W-2036${last}`,
  version: 7,
  customer: "Julia Visser",
  cents: 1295,
  purpose: "compensation",
  reason: "rekening opgeheven",
  state: "failed",
  at: at("08:00"),
  paidOtherwise: null,
  awaits: "desk",
  ...more,
});
const REFUNDS = [
  refund(1, {}),
  refund(2, { state: "queued", awaits: "owner", customer: "Tijn Schouten" }),
  refund(3, { state: "pending", awaits: null, purpose: "difference" }),
];

const invoice = (number: string, more: Partial<MoneyInvoice>): MoneyInvoice => ({
  number,
  series: "invoice",
  date: "2026-11-13",
  cents: 4685,
  buyer: "Eva van Leeuwen",
  order: { number: "W-20344", version: 6 },
  month: null,
  credits: null,
  isCredited: false,
  state: "paid",
  hasUbl: false,
  ...more,
});
const INVOICES = [
  invoice("2026-001187", {}),
  invoice("2026-001186", { buyer: "", isCredited: true }),
  invoice("2026-001185", { state: "open", hasUbl: true, buyer: "Hotel De Gouden Leeuw" }),
];

const company = (last: number, name: string, more: Partial<MoneyCompany>): MoneyCompany => ({
  id: id(last),
  name,
  orders: 9,
  cents: 24_815,
  missing: [],
  invoice: null,
  ...more,
});
const COMPANIES = [
  company(11, "Kapsalon De Krul", {}),
  company(12, "Praktijk Kleverlaan", {
    orders: 0,
    cents: 0,
    invoice: { number: "V2026-000003", date: "2026-11-02", cents: 13_120 },
  }),
  company(13, "Spaarnezicht bv", { missing: ["kvk", "buyer_reference"] }),
  company(14, "Stadslab", { orders: 0, cents: 0 }),
];

const CLOSING: DayClosing = {
  day: "2026-11-15",
  isOver: true,
  kinds: [
    { kind: "billed", documents: 36, cents: 140_255, taxed: 138_755, untaxed: 1500, vat: 24_082 },
    { kind: "credited", documents: 1, cents: 616, taxed: 616, untaxed: 0, vat: 107 },
    { kind: "paid", documents: 36, cents: 140_255, taxed: 138_755, untaxed: 1500, vat: 24_082 },
    { kind: "charged-back", documents: 0, cents: 0, taxed: 0, untaxed: 0, vat: 0 },
    { kind: "refunded", documents: 2, cents: 495, taxed: 0, untaxed: 495, vat: 0 },
  ],
};

/** Responses of the whole money screen. */
export const MONEY: Answers = {
  viewMoney: SUMMARY,
  listBills: { rows: OVERDUE, next: "1.2" },
  listRefunds: { rows: REFUNDS, next: null },
  listInvoices: { rows: INVOICES, next: null },
  listCompanyInvoices: { rows: COMPANIES, next: null, month: "2026-10", isOver: true },
  listMoneyDays: {
    rows: [
      { day: "2026-11-16", payments: 12, paid: 41_000, refunded: 0, chargedBack: 0, net: 41_000 },
      {
        day: "2026-11-15",
        payments: 36,
        paid: 140_255,
        refunded: 495,
        chargedBack: 3850,
        net: 135_910,
      },
      { day: "2026-11-14", payments: 0, paid: 0, refunded: 0, chargedBack: 0, net: 0 },
    ],
    next: null,
  },
  viewDayClosing: CLOSING,
};
export const MONEY_DIFFERS: Answers = { ...MONEY, listBills: { rows: DIFFERING, next: null } };
export const NO_MONEY: Answers = { ...MONEY, listBills: { rows: [], next: null } };
