import { defineTexts } from "../../i18n/define-texts.ts";

export const useCommandBarTexts = defineTexts({
  en: {
    label: "Command bar",
    input: "Find an order, a customer or a screen",
    found: "Found",
    orders: "Orders",
    customers: "Customers",
    acts: "Do",
    nothing: "Nothing found.",
    keys: { move: "move", open: "open" },
  },
  nl: {
    label: "Opdrachtbalk",
    input: "Zoek een bestelling, klant of scherm",
    found: "Gevonden",
    orders: "Bestellingen",
    customers: "Klanten",
    acts: "Doen",
    nothing: "Niets gevonden.",
    keys: { move: "kiezen", open: "openen" },
  },
});
