import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./landing.en.ts";

export default {
  welcome: {
    title: "Welkom",
    description:
      "Je telefoonnummer is bevestigd. Nog geen waszak? Dan komt je starterspakket eraan.",
    heading: "Je telefoonnummer is bevestigd",
    text: "Heb je nog geen waszak? Dan komt je starterspakket eraan: een gratis waszak die door de brievenbus past. Zodra hij er is, kun je hem vullen.",
    action: "Bekijk hoe het werkt",
  },
  thank: {
    title: "Bedankt",
    description: "Bedankt. Je schone was wordt snel bezorgd.",
    heading: "Bedankt!",
    text: "Je schone was wordt snel bezorgd.",
    action: "Nog een keer bestellen",
    order: "Bekijk je bestelling en bon",
    bill: "Bekijk je betaalde rekening",
    paid: "Betaald",
    number: "Bestelling",
    method: "Met",
    invoice: "Factuur",
    download: "Download je bon (PDF)",
  },
  payFail: {
    nothing: "Er is niets afgeschreven.",
    order: "Bestelling",
    due: "Te betalen",
    by: "Uiterlijk",
    ends: {
      declined: {
        what: "Je bank heeft de betaling geweigerd.",
        next: "Waarom, zegt je bank ons niet. Vaak lukt het met een andere betaalwijze.",
      },
      cancelled: {
        what: "Je hebt de betaling zelf afgebroken.",
        next: "Je rekening blijft staan. Betaal wanneer het je uitkomt.",
      },
      expired: {
        what: "De tijd om te betalen was om.",
        next: "Een betaling blijft niet lang open. Begin gerust opnieuw.",
      },
      other: { what: "", next: "Je rekening blijft staan." },
    },
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
  notFound: {
    title: "Pagina niet gevonden",
    description: "Deze pagina is er niet.",
    heading: "Het lijkt erop dat je verdwaald bent",
    text: "De pagina die je zoekt is er niet. Dat gebeurt ook met sokken.",
    back: "Ga terug",
  },
  home: "Naar de homepage",
} satisfies Translated<typeof en>;
