const KEY = "billAtHand";

/** The code of a bill, and the key to its order where the customer came from there. */
export type BillAtHand = { code: string; token?: string | undefined };

/**
 * Which bill this tab is about while the customer is at the bank: the pages that a payment ends on lead back to
 * it, and their addresses name nobody's secret.
 */
export function keepBillAtHand(bill: BillAtHand): void {
  const known = readBillAtHand();
  const token = bill.token ?? (known?.code === bill.code ? known.token : undefined);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ code: bill.code, token }));
  } catch {
    // Blocked storage: the link in the mail leads there too.
  }
}

export function readBillAtHand(): BillAtHand | undefined {
  try {
    const { code, token } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<BillAtHand>;
    return typeof code === "string" ? { code, token } : undefined;
  } catch {
    return undefined;
  }
}
