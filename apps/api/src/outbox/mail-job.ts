import type { WindowKind } from "@waslijn/contract/shared/codes";

/** Mails by kind, with the ids of their subject; the text is rendered when they are sent. */
export type MailData = {
  "order-confirmation": { orderId: string };
  "company-order": { orderId: string };
  "location-order": { orderId: string };
  "operations-order": { orderId: string };
  /** About one event of an order, identified by the order version it created. */
  "order-changed": { orderId: string; version: number };
  "order-cancelled": { orderId: string; version: number };
  "order-withdrawn": { orderId: string; version: number };
  "operations-withdrawn": { orderId: string; version: number };
  "order-missed": { orderId: string; version: number };
  "order-delivered": { orderId: string; version: number };
  /** Bills, payments and refunds; rendered with the amounts at sending time. */
  bill: { orderId: string };
  paid: { orderId: string };
  reminder: { orderId: string; reminder: 1 | 2 };
  refund: { orderId: string; refundId: string };
  "refund-failed": { orderId: string; refundId: string };
  /** A message written by staff to customers; the batch id is used to undo one to many. */
  "desk-message": { orderId: string; text: string; batch?: string };
  /** Asks for another window because the provider withdrew theirs. Not sent if one was chosen since. */
  "window-gone": { orderId: string; version: number; kinds: WindowKind[]; change: string };
  /** About a complaint and our answer. */
  "complaint-received": { orderId: string; complaintId: string };
  "complaint-answered": { orderId: string; messageId: string };
  /** A plan was started. */
  "plan-made": { orderId: string };
  /** The result of a plan's turn: its order, or why there is none. */
  "turn-ordered": { orderId: string };
  "turn-skipped": { orderId: string; planId: string; turnDate: string };
  /** The driver comes to this customer next; `stop` is the pickup or the delivery. */
  "you-are-next": { orderId: string; stop: WindowKind };
  "kit-sent": { orderId: string };
  /** The code is created when the mail is rendered. */
  "order-code": { orderId: string };
  /** Queued for any address; orders are looked up only when the mail is rendered. */
  "order-links": object;
  "owner-link": { ownerId: string };
  /** A collective invoice or its credit note, with attachments. */
  "company-invoice": { invoiceId: string };
  /** Queued for any address; the account is looked up only when the mail is rendered. */
  "password-reset": object;
  "password-changed": { userId: string };
  /** Queued for any address; the staff member is looked up only when the mail is rendered. */
  "staff-sign-in": object;
  "staff-invited": { staffId: string };
  /** Tells owners that a staff member was invited again, for example after losing the passkey. */
  "owners-told": { staffId: string };
  "area-request-thanks": { postalCode: string };
  "area-opened": { postalCode: string };
};

export type MailKind = keyof MailData;

/** A mail that is rendered and sent after the response. */
export type MailJob = { [Kind in MailKind]: { kind: Kind; data: MailData[Kind] } }[MailKind];
