import type { WindowKind } from "@waslijn/contract/shared/codes";

/** A text message to write and send after the answer. It names its subject; the text is written when it is sent. */
export type SmsJob =
  | { kind: "verify-phone"; data: { orderId: string } }
  | { kind: "bill" | "reminder"; data: { orderId: string } }
  | { kind: "you-are-next"; data: { orderId: string; stop: WindowKind } };

export type SmsKind = SmsJob["kind"];
