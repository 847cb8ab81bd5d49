import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./landing.en.ts";

export default {
  welcome: {
    title: "Welkom",
    description: "Je telefoonnummer is bevestigd en je starterspakket komt eraan.",
    heading: "Je telefoonnummer is bevestigd",
    text: "Je starterspakket komt eraan: een gratis waszak die door de brievenbus past. Zodra hij er is, kun je hem vullen.",
    action: "Bekijk hoe het werkt",
  },
  thank: {
    title: "Bedankt",
    description: "Bedankt. Je schone was wordt snel bezorgd.",
    heading: "Bedankt!",
    text: "Je schone was wordt snel bezorgd.",
    action: "Nog een keer bestellen",
  },
  verify: {
    title: "Bevestig je telefoonnummer",
    description: "Bevestig dat het telefoonnummer bij je bestelling van jou is.",
    heading: "Is dit jouw telefoonnummer?",
    text: "We vragen het één keer, bij je eerste bestelling. Daarna kunnen we je ook per sms bereiken, bijvoorbeeld met je betaallink. Heb je niets besteld? Sluit deze pagina dan.",
    action: "Ja, dit is mijn nummer",
  },
  confirm: {
    title: "Bevestig je account",
    description: "Bevestig dat het account bij je bestelling van jou is.",
    heading: "Is dit jouw account?",
    text: "Bij je bestelling is een account gemaakt. Bevestig dat jij de mail op dit adres leest. Heb je niets besteld? Sluit deze pagina dan en bel ons.",
    action: "Ja, bevestig mijn account",
    busy: "Even bevestigen",
    failed: "We kregen geen antwoord. Probeer het zo nog eens.",
    doneHeading: "Je account is bevestigd",
    doneText: "We weten nu dat het van jou is.",
    doneNext: "Je hoeft verder niets te doen.",
  },
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
      "Je betaling is niet gelukt. Probeer het opnieuw met de link in de sms of bel ons.",
    heading: "Betaling niet gelukt",
    text: "Het betalen ging niet goed. Probeer het opnieuw met de link in de sms of bel de klantenservice.",
  },
  notFound: {
    title: "Pagina niet gevonden",
    description: "Deze pagina is er niet.",
    heading: "Het lijkt erop dat je verdwaald bent",
    text: "De pagina die je zoekt is er niet. Dat gebeurt ook met sokken.",
    back: "Ga terug",
  },
  call: (phone: string) => `Bel ${phone}`,
  home: "Naar de homepage",
  questions: "Bekijk de vragen",
} satisfies Translated<typeof en>;
