import type { OrderBill } from "@waslijn/contract/customer/my-order";
import type { PayView } from "@waslijn/contract/customer/bills";
import { expect, test } from "vitest";
import { keptOf, reasonOf, situationOf, tooMuch } from "./use-pay.ts";

const view = (bill: Partial<OrderBill>, given: Partial<PayView> = {}): PayView => ({
  plan: null,
  number: "W-20481",
  bill: {
    groups: [],
    total: 6246,
    vat: 998,
    state: "open",
    paid: 0,
    refunded: 0,
    returning: 0,
    isCollective: false,
    open: 6246,
    payBy: "2026-12-02",
    pay: null,
    invoices: [],
    ...bill,
  },
  isPending: false,
  methods: ["ideal"],
  ...given,
});
const settled = { open: 0, paid: 6246 };

test.each([
  ["due", view({})],
  ["due", view({ state: "overdue" })],
  ["due", view({ state: "charged-back", paid: 6246 })],
  ["due-elsewhere", view({}, { methods: [] })],
  ["pending", view({}, { isPending: true })],
  ["pending", view({}, { isPending: true, methods: [] })],
  ["paid", view({ state: "paid", ...settled })],
  ["refunded", view({ state: "refunded", ...settled, refunded: 6246 })],
  ["partly-refunded", view({ state: "partly-refunded", ...settled, refunded: 100 })],
  ["overpaid", view({ state: "overpaid", open: 0, paid: 7000 })],
  ["due", view({ state: "written-off" })],
  ["pending", view({ state: "written-off" }, { isPending: true })],
  ["written-off", view({ state: "written-off" }, { methods: [] })],
  ["free", view({ state: "paid", total: 0, open: 0 })],
] as const)("a bill is %s [PAY-02]", (situation, given) => {
  expect(situationOf(given)).toBe(situation);
});

test("says why it is asked again, or in part [PAY-02]", () => {
  expect(reasonOf(view({}))).toBeUndefined();
  expect(reasonOf(view({ state: "overdue" }))).toBe("overdue");
  expect(reasonOf(view({ state: "charged-back", paid: 6246 }))).toBe("charged-back");
  expect(reasonOf(view({ paid: 1000, open: 5246 }))).toBe("rest");
  expect(reasonOf(view({ state: "written-off" }))).toBe("written-off");
});

test("of what was paid already, what went back is left out [PAY-02] [PAY-11]", () => {
  const again = view({ paid: 6246, refunded: 1246, total: 6246, open: 1246 });
  expect(reasonOf(again)).toBe("rest");
  expect(keptOf(again.bill)).toBe(5000);
  expect(reasonOf(view({ paid: 6246, refunded: 6246 }))).toBeUndefined();
});

test("what is too much goes back, less what went back already [PAY-11]", () => {
  expect(tooMuch(view({ state: "overpaid", open: 0, paid: 7000 }))).toBe(754);
  expect(tooMuch(view({ state: "overpaid", open: 0, paid: 7000, refunded: 700 }))).toBe(54);
});
