import type { DeskOrder } from "@waslijn/contract/console/order";
import type { Language } from "@waslijn/contract/shared/constants";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import type en from "../order.en.ts";

type Texts = (typeof en)["payments"];

/** The state of one payment; one that the bank took back does not read as paid. */
export function paymentWords(
  { state, paid, chargedBack }: DeskOrder["payments"][number],
  { states, takenBack }: Texts,
  language: Language,
): string {
  if (chargedBack === 0) return states[state];
  return takenBack(chargedBack < paid ? formatCents(chargedBack, language) : undefined);
}

/** What differs on a bill that needs the desk, and what the desk can do; undefined for other bills. */
export function billAdvice(
  { bill, payments }: Pick<DeskOrder, "bill" | "payments">,
  { advice }: Texts,
  language: Language,
): string | undefined {
  const cents = (amount: number): string => formatCents(amount, language);
  switch (bill?.state) {
    case "charged-back": {
      const taken = payments.reduce((sum, { chargedBack }) => sum + chargedBack, 0);
      return advice.chargedBack(cents(taken), cents(bill.open));
    }
    case "overpaid":
      return advice.overpaid(cents(bill.paid), cents(bill.total));
    case "overdue":
      return advice.overdue(cents(bill.open));
    default:
      return undefined;
  }
}
