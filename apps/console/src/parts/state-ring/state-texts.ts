import type { OrderState } from "@waslijn/contract/shared/order-life";
import { defineTexts } from "../../i18n/define-texts.ts";

export const useStateTexts = defineTexts<Record<OrderState, string>>({
  en: {
    placed: "Placed",
    "picked-up": "Picked up",
    counted: "Counted",
    ready: "Ready",
    delivered: "Delivered",
    cancelled: "Cancelled",
  },
  nl: {
    placed: "Besteld",
    "picked-up": "Opgehaald",
    counted: "Geteld",
    ready: "Klaar",
    delivered: "Bezorgd",
    cancelled: "Geannuleerd",
  },
});
