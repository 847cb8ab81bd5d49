import type { DeskOrder } from "@waslijn/contract/console/order";
import { expect, test } from "vitest";
import en from "../order.en.ts";
import nl from "../order.nl.ts";
import { billAdvice, paymentWords } from "./payment-words.ts";

type Payment = DeskOrder["payments"][number];
const payment = (some: Partial<Payment>): Payment => ({
  id: "p1",
  method: "ideal",
  cents: 6225,
  state: "paid",
  paid: 6225,
  refunded: 0,
  chargedBack: 0,
  startedAt: "2026-11-10T10:00:00Z",
  changedAt: "2026-11-10T10:00:00Z",
  ...some,
});

test("a payment that the bank took back does not read as paid [PAY-02]", () => {
  const taken = payment({ chargedBack: 6225 });
  expect(paymentWords(taken, nl.payments, "nl")).toBe("betaald, daarna door de bank teruggehaald");
  expect(paymentWords(payment({ chargedBack: 1000 }), nl.payments, "nl")).toBe(
    "betaald, daarna € 10,00 door de bank teruggehaald",
  );
  expect(paymentWords(payment({ state: "open", paid: 0 }), en.payments, "en")).toBe(
    "waits for the customer",
  );
});

test("a bill that asks for a hand says what differs and what can be done [PAY-02]", () => {
  const order = {
    bill: { state: "charged-back", open: 6225, total: 6225 },
    payments: [payment({ chargedBack: 6225 })],
  } as unknown as DeskOrder;
  expect(billAdvice(order, nl.payments, "nl")).toBe(
    "De bank haalde € 62,25 terug nadat er betaald was. Er staat weer € 62,25 open. Bel de klant, en stuur de rekening daarna opnieuw.",
  );
  const paid = { ...order, bill: { state: "paid", open: 0 } } as unknown as DeskOrder;
  expect(billAdvice(paid, nl.payments, "nl")).toBeUndefined();
});

test("paid too much: both amounts are named [PAY-08]", () => {
  const order = {
    bill: { state: "overpaid", open: 0, total: 5000, paid: 6225 },
    payments: [payment({})],
  } as unknown as DeskOrder;
  expect(billAdvice(order, en.payments, "en")).toBe(
    "€62.25 was paid for a bill of €50.00. Refund the difference, unless it is on its way already.",
  );
});
