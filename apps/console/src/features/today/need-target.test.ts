import { expect, test } from "vitest";
import { needTarget } from "./needs-panel.tsx";

const order = { number: "W-20466", customer: "Thijs Bakker", since: "2026-11-17T10:52:00Z" };

test("one that needs a hand opens its order, several their list [DESK-01]", () => {
  expect(needTarget({ kind: "missed-delivery", count: 1, orders: [order] })).toEqual({
    to: "/orders/$number",
    params: { number: "W-20466" },
  });
  expect(needTarget({ kind: "bill-overdue", count: 4, orders: [order] })).toEqual({
    to: "/orders",
    search: { payment: "overdue" },
  });
  expect(needTarget({ kind: "complaint-due", count: 1, orders: [order] })).toMatchObject({
    to: "/care",
  });
  expect(needTarget({ kind: "driver-conflict", count: 3, orders: [order] }, "haarlem")).toEqual({
    to: "/clashes",
    search: { hub: "haarlem" },
  });
  expect(needTarget({ kind: "message-kept", count: 1, orders: [order] })).toEqual({
    to: "/system",
  });
  expect(needTarget({ kind: "job-failing", count: 1, orders: [] })).toEqual({ to: "/system" });
  expect(needTarget({ kind: "message-dead", count: 2, orders: [order] })).toMatchObject({
    to: "/orders/$number",
  });
});
