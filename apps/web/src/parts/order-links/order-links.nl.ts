import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./order-links.en.ts";

export default {
  heading: "Link kwijt?",
  text: "We mailen je de links naar je bestellingen van de laatste 90 dagen.",
  email: "E-mailadres van je bestelling",
  invalid: "Vul je e-mailadres in, zoals naam@voorbeeld.nl.",
  send: "Stuur mijn link",
  busy: "Versturen",
  sent: "Zijn er bestellingen met dit adres, dan is de mail er zo. Niets gekregen? Kijk bij je ongewenste mail, of bel ons.",
  often: "Dit is net al een paar keer gevraagd. Kijk in je mail, of probeer het over een uur.",
  failed: "Dat is niet gelukt. Probeer het nog eens.",
} satisfies Translated<typeof en>;
