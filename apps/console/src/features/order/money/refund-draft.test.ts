import { expect, test } from "vitest";
import { NO_REFUND, refundCents, refundProblem } from "./refund-dialog.tsx";

const PAID = 3495;
const part = (euros: string, reason = "knoop kwijt") => ({ isWhole: false, euros, reason });

test("the whole is what is left of what was paid, a part what is typed [PAY-08]", () => {
  expect(refundCents({ ...NO_REFUND, reason: "vlek" }, PAID)).toBe(PAID);
  expect(refundCents(part("5"), PAID)).toBe(500);
});

test.each([
  [part("34,95"), undefined],
  [part("34,96"), "too-much"],
  [part("0"), "amount"],
  [part("veel"), "amount"],
  [part("5", "  "), "reason"],
  [{ ...NO_REFUND, reason: "vlek" }, undefined],
  [NO_REFUND, "reason"],
])("%j: %j [PAY-08]", (draft, problem) => {
  expect(refundProblem(draft, PAID)).toBe(problem);
});
