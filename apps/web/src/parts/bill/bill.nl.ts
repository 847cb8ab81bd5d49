import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./bill.en.ts";

export default {
  free: "gratis",
  total: "Totaal",
  vat: (amount) => `Inclusief 21% btw: ${amount}`,
  paid: "Betaald",
  refunded: "Aan jou terugbetaald",
  returning: "Op weg naar jou terug",
  open: "Te betalen",
  methods: {
    ideal: "iDEAL | Wero",
    creditcard: "Creditcard",
    paypal: "PayPal",
    banktransfer: "Overboeking",
  },
  moved: {
    started: (amount) => `Betaling van ${amount} begonnen`,
    paid: (amount) => `${amount} betaald`,
    unpaid: (amount) => `Betaling van ${amount} niet gelukt`,
    "charged-back": (amount) => `${amount} teruggehaald door je bank`,
    refunding: (amount) => `${amount} komt naar je terug`,
    refunded: (amount) => `${amount} aan je terugbetaald`,
    "refund-failed": (amount) => `${amount} terugbetalen lukte niet, we zoeken het uit`,
  },
  overdue: "De betaaltermijn is voorbij. Betaal nu, dan is het in orde.",
  chargedBack: "Je bank heeft je betaling teruggehaald. Daarom staat dit bedrag weer open.",
  wrong: "Klopt er iets niet in de rekening? Bel ons voor je betaalt. Dan passen we hem aan:",
} satisfies Translated<typeof en>;
