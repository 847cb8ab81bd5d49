import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { PayView } from "@waslijn/contract/customer/bills";
import type { ProblemType } from "@waslijn/contract/shared/problem";
import { expect, test, vi } from "vitest";
import { payBill } from "./pay-calls.ts";

const view = (open: number): PayView => ({
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
    open,
    payBy: "2026-12-02",
    pay: null,
    invoices: [],
  },
  isPending: false,
  methods: ["ideal"],
});
const problem = (status: number, type: ProblemType) =>
  new ApiFailure(status, { type, title: "", status, extra: {} });
const CHECKOUT = { checkout: "https://bank.example/pay" };
const press = (given: Partial<Parameters<typeof payBill>[0]>) =>
  payBill({
    shown: view(6246),
    read: async () => view(6246),
    start: async () => CHECKOUT,
    wait: async () => undefined,
    ...given,
  });

test("what was shown is still due: the customer goes to the bank [PAY-04]", async () => {
  expect(await press({})).toEqual({ kind: "to-bank", ...CHECKOUT });
});

test("another amount than the one shown is shown before anything is paid [PAY-11]", async () => {
  const start = vi.fn(async () => CHECKOUT);
  const now = view(5000);
  expect(await press({ read: async () => now, start })).toEqual({ kind: "changed", view: now });
  expect(start).not.toHaveBeenCalled();
});

test("paid meanwhile elsewhere: what is so now is shown", async () => {
  const read = vi.fn<() => Promise<PayView>>().mockResolvedValueOnce(view(6246));
  read.mockResolvedValue(view(0));
  const start = () => Promise.reject(problem(409, "nothing_due"));
  expect(await press({ read, start })).toEqual({ kind: "changed", view: view(0) });
});

test("without connection it is asked again until there is an answer", async () => {
  const wait = vi.fn(async () => undefined);
  const read = vi
    .fn<() => Promise<PayView>>()
    .mockRejectedValueOnce(new ApiFailure())
    .mockResolvedValue(view(6246));
  const start = vi
    .fn<() => Promise<typeof CHECKOUT>>()
    .mockRejectedValueOnce(new ApiFailure(502))
    .mockRejectedValueOnce(problem(409, "idempotency_running"))
    .mockResolvedValue(CHECKOUT);
  expect(await press({ read, start, wait })).toEqual({ kind: "to-bank", ...CHECKOUT });
  expect(wait).toHaveBeenCalledTimes(3);
});

test.each([
  [problem(503, "payment_service_unavailable"), "down"],
  [problem(404, "pay_link_invalid"), "gone"],
  [new ApiFailure(500), "failed"],
  [new Error("bug"), "failed"],
])("after %s nothing was paid, and it says so", async (failure, kind) => {
  const start = vi.fn(() => Promise.reject(failure));
  expect(await press({ start })).toEqual({ kind });
  expect(start).toHaveBeenCalledOnce();
});
