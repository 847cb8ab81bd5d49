import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./out-of-area.en.ts";

export default {
  title: "Ach, wat jammer! We kunnen nog niet bij jou aan de deur komen",
  close: "Sluiten",
  outside: (postalCode: string) =>
    `In ${postalCode} rijden we nog niet. Laat je e-mailadres achter, dan hoor je het als we er wel komen.`,
  unavailable: "We konden dit adres nu even niet controleren.",
  unavailableText: "Probeer het zo nog eens, of laat je e-mailadres achter, dan hoor je van ons.",
  unknown: (address: string) => `We kunnen ${address} niet vinden.`,
  unknownText: "Staat er een typefout in de postcode of het huisnummer?",
  unknownAddition: (address: string) => `Dit huisnummer kennen we, maar niet als ${address}.`,
  unknownAdditionText: "Welke deur is van jou?",
  retry: "Probeer opnieuw",
  edit: "Adres aanpassen",
  doors: "Deuren op dit huisnummer",
  byHand: "Klopt het toch? Vul dan zelf de straat in",
  byHandText: (address: string) =>
    `In jouw postcode komen we wel. Geef de straat en de plaats van ${address} op, dan kun je verder.`,
  street: "Straat",
  city: "Plaats",
  byHandMissing: "Vul de straat en de plaats in.",
  goOn: "Verder met dit adres",
  subscribeInstead: "Liever een mail als er iets verandert?",
  email: "E-mailadres",
  consent: "Ik wil een e-mail krijgen als jullie in mijn postcodegebied komen.",
  missing: "Vul je e-mailadres in en zet het vinkje.",
  subscribe: "Laat het me weten",
  sending: "Versturen",
  failed: "Dat lukte niet. Probeer het nog eens.",
  thanksTitle: "Je hoort van ons",
  thanks: (postalCode: string) =>
    `Dank je wel. Zodra we in ${postalCode} rijden, krijg je een e-mail.`,
} satisfies Translated<typeof en>;
