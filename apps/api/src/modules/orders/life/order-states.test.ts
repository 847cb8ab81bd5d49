import { ORDER_EVENTS, ORDER_KINDS, ORDER_STATES } from "@waslijn/contract/shared/order-life";
import { expect, test } from "vitest";
import { mayMake, possibleEvents, statesBefore } from "./order-states.ts";

test("an order goes from placed to delivered by these steps and no others [LIFE-02][LIFE-03]", () => {
  const table = Object.fromEntries(
    ORDER_EVENTS.map((event) => [event, statesBefore(event, "consumer").join(" ")]),
  );
  expect(table).toEqual({
    placed: "",
    "windows-changed": "placed picked-up counted ready",
    "details-changed": "placed",
    "link-replaced": ORDER_STATES.join(" "),
    "pickup-missed": "placed",
    "picked-up": "placed",
    counted: "picked-up",
    recounted: "counted ready delivered",
    ready: "counted",
    "delivery-missed": "ready",
    "part-delivered": "ready",
    delivered: "ready",
    "stop-undone": "placed picked-up counted ready delivered",
    "fee-waived": ORDER_STATES.join(" "),
    cancelled: "placed",
    withdrawn: "placed picked-up counted ready",
    "bill-sent": ORDER_STATES.join(" "),
    "payment-changed": ORDER_STATES.join(" "),
    "refund-changed": ORDER_STATES.join(" "),
    reminded: ORDER_STATES.join(" "),
    overdue: ORDER_STATES.join(" "),
    "written-off": ORDER_STATES.join(" "),
  });
});

test.each(ORDER_KINDS)(
  "counting may be skipped only where nothing is billed per piece: %s [LIFE-03]",
  (kind) => {
    const isBilled = kind === "consumer" || kind === "re-use";
    expect(statesBefore("delivered", kind)).toEqual(
      isBilled ? ["ready"] : ["ready", "picked-up", "counted"],
    );
    expect(statesBefore("ready", kind).includes("picked-up")).toBe(!isBilled);
  },
);

test("nobody does what is somebody else's [LIFE-03]", () => {
  const eventsOf = (actor: Parameters<typeof mayMake>[0]) =>
    ORDER_EVENTS.filter((event) => mayMake(actor, event)).join(" ");
  expect(eventsOf("customer")).toBe("placed windows-changed details-changed cancelled withdrawn");
  expect(eventsOf("driver")).toBe(
    "pickup-missed picked-up delivery-missed part-delivered delivered stop-undone",
  );
  expect(eventsOf("clock")).toBe("placed cancelled bill-sent refund-changed reminded overdue");
  expect(eventsOf("payment-service")).toBe("payment-changed refund-changed");
  const notStaffs = ORDER_EVENTS.filter((event) => !mayMake("staff", event));
  expect(notStaffs).toEqual([
    "part-delivered",
    "stop-undone",
    "payment-changed",
    "reminded",
    "overdue",
  ]);
});

test("what is possible now is what state and person both allow", () => {
  const now = { kind: "consumer", state: "ready" } as const;
  expect(possibleEvents("customer", now)).toEqual(["windows-changed", "withdrawn"]);
  expect(possibleEvents("driver", now)).toEqual([
    "delivery-missed",
    "part-delivered",
    "delivered",
    "stop-undone",
  ]);
});
