import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./history.en.ts";

export default {
  heading: "Wat er gebeurd is",
  events: {
    placed: "Besteld",
    "windows-changed": "Tijden gewijzigd",
    "details-changed": "Gegevens gewijzigd",
    "link-replaced": "Nieuwe link gemaakt",
    "pickup-missed": "Ophalen niet gelukt",
    "picked-up": "Opgehaald",
    counted: "Geteld en gewogen",
    recounted: "Opnieuw geteld",
    ready: "Schoon",
    "delivery-missed": "Bezorgen niet gelukt",
    delivered: "Bezorgd",
    "stop-undone": "Melding van de chauffeur teruggenomen",
    "fee-waived": "Kosten kwijtgescholden",
    cancelled: "Geannuleerd",
    withdrawn: "Herroepen",
    "bill-sent": "Rekening gestuurd",
    "payment-changed": "Betaling bijgewerkt",
    "refund-changed": "Terugbetaling bijgewerkt",
    reminded: "Herinnering gestuurd",
    overdue: "Betaaltermijn voorbij",
    "written-off": "Rekening afgeboekt",
  },
} satisfies Translated<typeof en>;
