import { readCents } from "../../../parts/number/read-number.ts";

/** Everything that is left, or a part of it. */
export type RefundDraft = { isWhole: boolean; euros: string; reason: string };

export const NO_REFUND: RefundDraft = { isWhole: true, euros: "", reason: "" };

export type RefundProblem = "amount" | "too-much" | "reason";

/** Cents that go back; undefined where what was typed is no amount. */
export const refundCents = ({ isWhole, euros }: RefundDraft, most: number): number | undefined =>
  isWhole ? most : readCents(euros);

/** Why it cannot be given back like this; the server holds the same bound (PAY-08). */
export function refundProblem(draft: RefundDraft, most: number): RefundProblem | undefined {
  const cents = refundCents(draft, most);
  if (!cents) return "amount";
  if (cents > most) return "too-much";
  return draft.reason.trim() ? undefined : "reason";
}
