import type { Need } from "@waslijn/contract/console/today";
import { expect, test } from "vitest";
import { menuOf, waitingAt } from "./access.ts";

const need = (kind: Need, count: number) => ({
  kind,
  count,
  oldest: "2026-11-17T08:00:00+01:00",
  hub: null,
  cents: null,
  orders: [],
});

const needs = [
  need("no-driver-today", 27),
  need("complaint-late", 1),
  need("complaint-due", 4),
  need("not-counted", 6),
  need("no-driver-tomorrow", 8),
  need("webhook-dead", 1),
];

const counts = (hasMailGateway: boolean) =>
  Object.fromEntries(
    menuOf("owner")
      .map((screen) => [screen.path, waitingAt(screen, { needs, hasMailGateway })] as const)
      .filter(([, count]) => count > 0),
  );

test("the menu counts what waits on each screen, and on today how many hands are raised [DESK-13]", () => {
  expect(counts(true)).toEqual({ today: 6, count: 6, runs: 35, care: 5, webhooks: 1 });
  expect(counts(false)).toMatchObject({ today: 7 });
});
