import type { DeskOrder } from "@waslijn/contract/console/order";
import type { OrderEventKind, OrderState } from "@waslijn/contract/shared/order-life";
import { expect, test } from "vitest";
import { stateSteps } from "./state-steps.ts";

const WINDOW = { date: "2026-11-19", from: "18:00", to: "20:00", starts: "2026-11-19T17:00:00Z" };

const order = (state: OrderState, ...events: OrderEventKind[]) => ({
  state,
  awaits: null as DeskOrder["awaits"],
  part: null as DeskOrder["part"],
  pickup: WINDOW,
  delivery: WINDOW,
  history: events.map((kind, at) => ({
    kind,
    at: `2026-11-1${at}T10:00:00Z`,
  })) as DeskOrder["history"],
});

test("the line shows the state that was reached, and what is planned [DESK-03]", () => {
  const steps = stateSteps(order("picked-up", "placed", "picked-up"));
  expect(steps.map(({ state, stands }) => `${state} ${stands}`)).toEqual([
    "placed done",
    "picked-up now",
    "counted next",
    "ready next",
    "delivered next",
  ]);
  expect(steps[1]?.at).toBe("2026-11-11T10:00:00Z");
  expect(steps[2]?.at).toBeUndefined();
  expect(steps[4]?.at).toBe(WINDOW.starts);
});

test("a cancelled order ends where it stopped", () => {
  const steps = stateSteps(order("cancelled", "placed", "cancelled"));
  expect(steps.map(({ state, stands }) => `${state} ${stands}`)).toEqual([
    "placed done",
    "cancelled now",
  ]);
});

test("a missed pickup stands in the line as missed, not as a pickup to come [DESK-03]", () => {
  const missed = { ...order("placed", "placed", "pickup-missed"), awaits: "pickup" as const };
  expect(stateSteps(missed)[1]).toEqual({
    state: "picked-up",
    stands: "missed",
    at: "2026-11-11T10:00:00Z",
    misses: 1,
  });
  expect(stateSteps(missed)[2]).toMatchObject({ stands: "next" });
});

test("what a driver took back is neither a time nor a miss in the line [DESK-03][DRIVE-02]", () => {
  const undone = order("ready", "placed", "delivered", "stop-undone", "delivery-missed");
  const history = undone.history.map((event, at) =>
    at === 1 || at === 3 ? { ...event, isUndone: true as const } : event,
  );
  expect(stateSteps({ ...undone, history })[4]).toMatchObject({
    stands: "next",
    at: WINDOW.starts,
    misses: 0,
  });
});

test("a delivery planned again after two misses is to come, and keeps their number [DESK-03]", () => {
  const ready = order("ready", "placed", "delivery-missed", "windows-changed", "delivery-missed");
  expect(stateSteps({ ...ready, awaits: "delivery" })[4]).toMatchObject({
    stands: "missed",
    at: "2026-11-13T10:00:00Z",
    misses: 2,
  });
  expect(stateSteps(ready)[4]).toEqual({
    state: "delivered",
    stands: "next",
    at: WINDOW.starts,
    misses: 2,
  });
});

test("a part delivery is not a miss; the rest has no time until one is chosen [DRIVE-07]", () => {
  const part = { delivered: 1, missing: 1 };
  const awaiting = {
    ...order("ready", "placed", "part-delivered"),
    awaits: "delivery" as const,
    part,
  };
  expect(stateSteps(awaiting).at(-1)).toMatchObject({ stands: "next", at: undefined, misses: 0 });
  expect(stateSteps({ ...awaiting, awaits: null }).at(-1)?.at).toBe(WINDOW.starts);
});
