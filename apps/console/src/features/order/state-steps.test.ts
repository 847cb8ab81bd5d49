import type { DeskOrder } from "@waslijn/contract/console/order";
import type { OrderEventKind, OrderState } from "@waslijn/contract/shared/order-life";
import { expect, test } from "vitest";
import { stateSteps } from "./state-steps.ts";

const WINDOW = { date: "2026-11-19", from: "18:00", to: "20:00", starts: "2026-11-19T17:00:00Z" };

const order = (state: OrderState, ...events: OrderEventKind[]) => ({
  state,
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
