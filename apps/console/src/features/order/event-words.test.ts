import type { DeskEvent } from "@waslijn/contract/console/order";
import { expect, test } from "vitest";
import { eventWords, movedWindows } from "./event-words.ts";
import en from "./order.en.ts";
import nl from "./order.nl.ts";

const event = (more: Partial<DeskEvent>): DeskEvent => ({
  version: 2,
  kind: "picked-up",
  at: "2026-11-17T17:52:00Z",
  who: { kind: "staff", name: "Sem Bouwman" },
  ...more,
});

test.each([
  [event({ bags: 1 }), "Sem Bouwman · 1 waszak"],
  [event({ who: { kind: "clock", name: null } }), "de klok"],
  [
    event({ kind: "pickup-missed", calls: 2, fee: 1000 }),
    "Sem Bouwman · 2× gebeld · kosten €\u00a010,00",
  ],
  [event({ kind: "placed", fee: 0 }), "Sem Bouwman"],
  [event({ kind: "pickup-missed", reason: "no-access" }), "Sem Bouwman · kon er niet bij"],
  [event({ kind: "cancelled", reason: "no-answer" }), "Sem Bouwman · 14 dagen geen antwoord"],
  [event({ kind: "cancelled", reason: "verhuisd" }), "Sem Bouwman · verhuisd"],
])("an event is told with who and what [DESK-03]", (given, words) => {
  expect(eventWords(given, nl.history, "nl")).toBe(words);
});

test("money that moved is told with its sum", () => {
  const paid = event({
    kind: "payment-changed",
    who: { kind: "payment-service", name: null },
    money: { news: "paid", cents: 6246 },
  });
  expect(eventWords(paid, en.history, "en")).toBe("payment service · paid €62.46");
});

test("a window that moved shows both [DESK-03]", () => {
  const moved = event({
    kind: "windows-changed",
    delivery: { date: "2026-11-19", time: "18:00" },
    was: { delivery: { date: "2026-11-19", time: "12:00" } },
  });
  expect(movedWindows(moved, "nl")).toEqual([
    { from: "donderdag 19 november 12:00", to: "donderdag 19 november 18:00" },
  ]);
  expect(movedWindows(event({}), "nl")).toEqual([]);
});
