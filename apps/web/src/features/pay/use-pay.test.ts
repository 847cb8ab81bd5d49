import type { OrderBill } from "@waslijn/contract/customer/my-order";
import type { PayView } from "@waslijn/contract/customer/bills";
import { expect, test } from "vitest";
import { renewed } from "./use-pay.ts";

const view = (isPending: boolean, bill: Partial<OrderBill> = {}): PayView => ({
  plan: null,
  number: "W-20481",
  bill: {
    groups: [],
    isCollective: false,
    total: 6246,
    vat: 998,
    state: "open",
    paid: 0,
    refunded: 0,
    returning: 0,
    open: 6246,
    payBy: "2026-12-02",
    pay: null,
    invoices: [],
    ...bill,
  },
  isPending,
  methods: ["ideal"],
});
const here = (shown: PayView, news?: "down") => ({ status: "here", view: shown, news }) as const;

test("a payment that ends with all still due did not go through, and that is said [PAY-06]", () => {
  const now = view(false);
  expect(renewed(here(view(true)), now)).toEqual({ status: "here", view: now, news: "unpaid" });
});

test("a payment that came in leaves nothing to complain of [PAY-06]", () => {
  const now = view(false, { state: "paid", open: 0, paid: 6246 });
  expect(renewed(here(view(true)), now)).toMatchObject({ view: now, news: undefined });
  expect(renewed(here(view(false), "down"), now)).toMatchObject({ view: now, news: undefined });
});

test("what was said before stays as long as nothing new is known", () => {
  expect(renewed(here(view(false), "down"), view(false))).toMatchObject({ news: "down" });
  expect(renewed({ status: "loading" }, view(true))).toMatchObject({ news: undefined });
});
