import type { WindowKind } from "@waslijn/contract/shared/codes";

/** An SMS that is rendered and sent after the response; the job holds only the ids of its subject. */
export type SmsJob =
  | { kind: "verify-phone"; data: { orderId: string } }
  | { kind: "bill" | "reminder"; data: { orderId: string } }
  | { kind: "desk-message"; data: { orderId: string; text: string } }
  | { kind: "you-are-next"; data: { orderId: string; stop: WindowKind } };

export type SmsKind = SmsJob["kind"];
