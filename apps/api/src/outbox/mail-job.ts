import type { WindowKind } from "@waslijn/contract/shared/codes";

/** Mails by kind, with the data that names their subject; the text is written when they are sent. */
export type MailData = {
  "order-confirmation": { orderId: string };
  "company-order": { orderId: string };
  "location-order": { orderId: string };
  "operations-order": { orderId: string };
  /** About one event of an order, by the version that it made. */
  "order-changed": { orderId: string; version: number };
  "order-cancelled": { orderId: string; version: number };
  "order-withdrawn": { orderId: string; version: number };
  "operations-withdrawn": { orderId: string; version: number };
  "order-missed": { orderId: string; version: number };
  /** About what is due, paid and given back; written with what is so when it is sent. */
  bill: { orderId: string };
  paid: { orderId: string };
  reminder: { orderId: string; reminder: 1 | 2 };
  refund: { orderId: string; refundId: string };
  "refund-failed": { orderId: string; refundId: string };
  /** A desk's own words to the customers of some orders; the batch is what they can be taken back by. */
  "desk-message": { orderId: string; text: string; batch: string };
  /** We cannot come after all: the customer is asked for another window. Sent unless one was chosen since. */
  "window-gone": { orderId: string; version: number; kinds: WindowKind[]; change: string };
  /** About what a customer reported, and what we said to it. */
  "complaint-received": { orderId: string; complaintId: string };
  "complaint-answered": { orderId: string; messageId: string };
  /** That a plan began, and what it is. */
  "plan-made": { orderId: string };
  /** What became of a turn of a plan: the order that was made for it, or why there is none. */
  "turn-ordered": { orderId: string };
  "turn-skipped": { orderId: string; planId: string; turnDate: string };
  /** That the driver comes to this customer next, for this of both stops. */
  "you-are-next": { orderId: string; stop: WindowKind };
  "kit-sent": { orderId: string };
  /** Its code is made when it is written. */
  "order-code": { orderId: string };
  /** Written for any address; whether it has orders shows only when the mail is made. */
  "order-links": object;
  "owner-link": { ownerId: string };
  /** A collective invoice or a credit of one, with its files. */
  "company-invoice": { invoiceId: string };
  /** Written for any address; whether an account has it shows only when the mail is made. */
  "password-reset": object;
  "password-changed": { userId: string };
  /** Written for any address; whether somebody here has it shows only when the mail is made. */
  "staff-sign-in": object;
  "staff-invited": { staffId: string };
  /** That somebody, who may have lost the passkey, was invited again. */
  "owners-told": { staffId: string };
  "area-request-thanks": { postalCode: string };
  "area-opened": { postalCode: string };
};

export type MailKind = keyof MailData;

/** A mail to write and send after the answer. */
export type MailJob = { [Kind in MailKind]: { kind: Kind; data: MailData[Kind] } }[MailKind];
