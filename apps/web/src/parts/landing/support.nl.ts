import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./support.en.ts";

export default {
  validFail: {
    title: "Er ging iets mis",
    description: "Deze link is niet geldig. Bel de klantenservice, dan helpen we je.",
    heading: "Er ging iets mis",
    text: "Deze link is niet geldig. Misschien is hij al gebruikt of verlopen. Bel de klantenservice, dan lossen we het op.",
    newLink: "Stuur me een nieuwe link naar mijn bestelling",
  },
  payFail: {
    title: "Betaling niet gelukt",
    description:
      "Je betaling is niet gelukt. Probeer het opnieuw met de link in de sms of e-mail, of bel ons.",
    heading: "Betaling niet gelukt",
    text: "Het betalen ging niet goed. Probeer het opnieuw met de link in de sms of e-mail, of bel de klantenservice.",
  },
  call: (phone: string) => `Bel ${phone}`,
  questions: "Bekijk de vragen",
  again: "Probeer opnieuw",
} satisfies Translated<typeof en>;
