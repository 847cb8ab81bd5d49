const KEY = "billAtHand";

/** Code of a bill, and the order's token if the customer came from its page. */
export type BillAtHand = { code: string; token?: string | undefined };

/**
 * Remembers this tab's bill while the customer is at the bank. The pages after a payment link back to it without a
 * secret in their URL.
 */
export function keepBillAtHand(bill: BillAtHand): void {
  const known = readBillAtHand();
  const token = bill.token ?? (known?.code === bill.code ? known.token : undefined);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ code: bill.code, token }));
  } catch {
    // Storage is blocked: the link in the mail still works.
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
