import type { WindowKind } from "@waslijn/contract/shared/codes";

/** A mail to write and send after the answer. It names its subject; the text is written when it is sent. */
export type MailJob =
  | { kind: "order-confirmation"; data: { orderId: string } }
  | { kind: "company-order"; data: { orderId: string } }
  | { kind: "location-order"; data: { orderId: string } }
  | { kind: "operations-order"; data: { orderId: string } }
  /** About one event of an order, by the version that it made. */
  | { kind: "order-changed"; data: { orderId: string; version: number } }
  | { kind: "order-cancelled"; data: { orderId: string; version: number } }
  | { kind: "order-withdrawn"; data: { orderId: string; version: number } }
  | { kind: "operations-withdrawn"; data: { orderId: string; version: number } }
  | { kind: "order-missed"; data: { orderId: string; version: number } }
  /** About what is due, paid and given back; written with what is so when it is sent. */
  | { kind: "bill"; data: { orderId: string } }
  | { kind: "paid"; data: { orderId: string } }
  | { kind: "reminder"; data: { orderId: string; reminder: 1 | 2 } }
  | { kind: "refund"; data: { orderId: string; refundId: string } }
  | { kind: "refund-failed"; data: { orderId: string; refundId: string } }
  /** A desk's own words to the customers of some orders; the batch is what they can be taken back by. */
  | { kind: "desk-message"; data: { orderId: string; text: string; batch: string } }
  /** We cannot come after all: the customer is asked for another window. Sent unless one was chosen since. */
  | {
      kind: "window-gone";
      data: { orderId: string; version: number; kinds: WindowKind[]; change: string };
    }
  /** About what a customer reported, and what we said to it. */
  | { kind: "complaint-received"; data: { orderId: string; complaintId: string } }
  | { kind: "complaint-answered"; data: { orderId: string; messageId: string } }
  /** That a plan began, and what it is. */
  | { kind: "plan-made"; data: { orderId: string } }
  /** What became of a turn of a plan: the order that was made for it, or why there is none. */
  | { kind: "turn-ordered"; data: { orderId: string } }
  | { kind: "turn-skipped"; data: { orderId: string; planId: string; turnDate: string } }
  /** That the driver comes to this customer next, for this of both stops. */
  | { kind: "you-are-next"; data: { orderId: string; stop: WindowKind } }
  | { kind: "kit-sent"; data: { orderId: string } }
  /** Its code is made when it is written. */
  | { kind: "order-code"; data: { orderId: string } }
  /** Written for any address; whether it has orders shows only when the mail is made. */
  | { kind: "order-links"; data: object }
  | { kind: "owner-link"; data: { ownerId: string } }
  /** A collective invoice or a credit of one, with its files. */
  | { kind: "company-invoice"; data: { invoiceId: string } }
  /** Written for any address; whether an account has it shows only when the mail is made. */
  | { kind: "password-reset"; data: object }
  | { kind: "password-changed"; data: { userId: string } }
  /** Written for any address; whether somebody here has it shows only when the mail is made. */
  | { kind: "staff-sign-in"; data: object }
  | { kind: "staff-invited"; data: { staffId: string } }
  /** That somebody, who may have lost the passkey, was invited again. */
  | { kind: "owners-told"; data: { staffId: string } }
  | { kind: "area-request-thanks"; data: { postalCode: string } }
  | { kind: "area-opened"; data: { postalCode: string } };

export type MailKind = MailJob["kind"];
