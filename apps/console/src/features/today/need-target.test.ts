import { expect, test } from "vitest";
import { needTarget } from "./needs-panel.tsx";

const target = (
  need: Omit<Parameters<typeof needTarget>[0], "hub" | "oldest">,
  more: { hub?: string; oldest?: string } = {},
  shownHub?: string,
) => needTarget({ hub: null, oldest: "2026-11-17T08:00:00+01:00", ...more, ...need }, shownHub);

const order = { number: "W-20466", customer: "Thijs Bakker", since: "2026-11-17T10:52:00Z" };

test("one that needs a hand opens its order, several their list [DESK-01]", () => {
  expect(target({ kind: "missed-delivery", count: 1, orders: [order] })).toEqual({
    to: "/orders/$number",
    params: { number: "W-20466" },
  });
  expect(target({ kind: "bags-differ", count: 4, orders: [order] })).toEqual({
    to: "/orders",
    search: { bags: "differ" },
  });
  expect(target({ kind: "missed-pickup", count: 2, orders: [order] }, {}, "utrecht")).toEqual({
    to: "/orders",
    search: { missed: "1", hub: "utrecht" },
  });
  expect(target({ kind: "complaint-due", count: 1, orders: [order] })).toMatchObject({
    to: "/care",
  });
  expect(target({ kind: "driver-conflict", count: 3, orders: [order] }, {}, "haarlem")).toEqual({
    to: "/clashes",
    search: { hub: "haarlem" },
  });
  expect(target({ kind: "message-kept", count: 1, orders: [order] })).toEqual({
    to: "/system",
  });
  expect(target({ kind: "job-failing", count: 1, orders: [] })).toEqual({ to: "/system" });
  expect(target({ kind: "message-dead", count: 2, orders: [order] })).toMatchObject({
    to: "/orders/$number",
  });
});

test("messages about no order that did not arrive open the system's list [DESK-13]", () => {
  expect(target({ kind: "message-dead", count: 2, orders: [] })).toEqual({ to: "/system" });
});

test("what is done on a screen of its own opens there [DESK-13]", () => {
  expect(target({ kind: "not-counted", count: 1, orders: [order] })).toEqual({
    to: "/count",
    search: {},
  });
  expect(target({ kind: "not-counted", count: 1, orders: [order] }, {}, "utrecht")).toEqual({
    to: "/count",
    search: { hub: "utrecht" },
  });
  expect(
    target(
      { kind: "no-driver-tomorrow", count: 8, orders: [order] },
      { hub: "utrecht", oldest: "2026-11-18T08:00:00+01:00" },
    ),
  ).toEqual({ to: "/runs", search: { hub: "utrecht", day: "2026-11-18" } });
  expect(target({ kind: "not-visited", count: 2, orders: [order] }, { hub: "utrecht" })).toEqual({
    to: "/runs",
    search: { hub: "utrecht", day: "2026-11-17" },
  });
  expect(
    target(
      { kind: "closed-day", count: 3, orders: [order] },
      { hub: "haarlem", oldest: "2026-12-25T08:00:00+01:00" },
    ),
  ).toEqual({ to: "/orders", search: { hub: "haarlem", day: "2026-12-25" } });
  expect(target({ kind: "complaint-late", count: 1, orders: [order] })).toMatchObject({
    to: "/care",
  });
  expect(target({ kind: "webhook-dead", count: 1, orders: [] })).toEqual({ to: "/webhooks" });
});

test.each([
  ["refund-failed", { list: "refunds", state: "failed" }],
  ["charged-back", { list: "charged-back" }],
  ["payment-differs", { list: "differs" }],
  ["books-differ", { list: "differs" }],
  ["bill-unsent", { list: "unsent" }],
  ["bill-overdue", { list: "overdue" }],
] as const)("%s opens its list on the money screen [BOOKS-03] [DESK-13]", (kind, search) => {
  expect(target({ kind, count: 1, orders: [order] })).toEqual({ to: "/money", search });
});
