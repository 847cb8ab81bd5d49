import type { Language } from "@waslijn/contract/shared/constants";
import type { OrderEventKind } from "@waslijn/contract/shared/order-life";
import { defineTexts } from "../i18n/define-texts.ts";

/** Names of order events, for the order's history and the audit log. */
export const eventTexts: Record<Language, Record<OrderEventKind, string>> = {
  en: {
    placed: "Placed",
    "windows-changed": "Times changed",
    "details-changed": "Details changed",
    "link-replaced": "Link replaced",
    "pickup-missed": "Pickup missed",
    "picked-up": "Picked up",
    counted: "Counted",
    recounted: "Counted again",
    ready: "Ready",
    "delivery-missed": "Delivery missed",
    delivered: "Delivered",
    "stop-undone": "Driver's report taken back",
    "fee-waived": "Fee waived",
    cancelled: "Cancelled",
    withdrawn: "Withdrawn by the customer",
    "bill-sent": "Bill sent",
    "payment-changed": "Payment",
    "refund-changed": "Refund",
    reminded: "Reminded",
    overdue: "Overdue",
    "written-off": "Written off",
  },
  nl: {
    placed: "Besteld",
    "windows-changed": "Tijden gewijzigd",
    "details-changed": "Gegevens gewijzigd",
    "link-replaced": "Link vervangen",
    "pickup-missed": "Ophalen gemist",
    "picked-up": "Opgehaald",
    counted: "Geteld",
    recounted: "Opnieuw geteld",
    ready: "Klaar",
    "delivery-missed": "Bezorgen gemist",
    delivered: "Bezorgd",
    "stop-undone": "Melding van de chauffeur teruggenomen",
    "fee-waived": "Kosten kwijtgescholden",
    cancelled: "Geannuleerd",
    withdrawn: "Herroepen door de klant",
    "bill-sent": "Rekening gestuurd",
    "payment-changed": "Betaling",
    "refund-changed": "Terugbetaling",
    reminded: "Herinnerd",
    overdue: "Te laat",
    "written-off": "Afgeboekt",
  },
};
export const useEventTexts = defineTexts(eventTexts);
