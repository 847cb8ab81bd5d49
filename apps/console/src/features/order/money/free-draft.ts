import type { DeskOrder } from "@waslijn/contract/console/order";
import type { VatCode } from "@waslijn/contract/shared/pricing";
import { readCents } from "../../../parts/number/read-number.ts";

type FreeLine = DeskOrder["free"][number];

/** A line of the desk's own, as it is typed (BILL-02). */
export type FreeDraft = { isOff: boolean; euros: string; reason: string; vat: VatCode };

export const NEW_LINE: FreeDraft = { isOff: true, euros: "", reason: "", vat: "21" };

export const toDraft = ({ cents, reason, vat }: FreeLine): FreeDraft => ({
  isOff: cents < 0,
  euros: (Math.abs(cents) / 100).toFixed(2).replace(".", ","),
  reason,
  vat,
});

export type WrongLine = { amount: boolean; reason: boolean };

export const wrongLine = ({ euros, reason }: FreeDraft): WrongLine => ({
  amount: !readCents(euros),
  reason: reason.trim() === "",
});

export const toLine = ({ isOff, euros, reason, vat }: FreeDraft): FreeLine => ({
  cents: (isOff ? -1 : 1) * (readCents(euros) ?? 0),
  reason: reason.trim(),
  vat,
});
