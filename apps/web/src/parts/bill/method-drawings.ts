import type { PayMethod } from "@waslijn/contract/shared/payments";
import type { DrawingName } from "../../ui/names.ts";

export const METHOD_DRAWINGS = {
  ideal: "pay-app",
  creditcard: "pay-card",
  paypal: "pay-wallet",
  banktransfer: "pay-bank",
} as const satisfies Record<PayMethod, DrawingName>;
