import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./business.en.ts";

export default {
  reUse: {
    title: "De was van je bedrijf, opgehaald en teruggebracht",
    about: {
      title: "Wat is re-use?",
      text: "Re-use is voor textiel dat je terugkrijgt, zoals werkkleding, lakens en handdoeken. We halen het op, maken het schoon en brengen het terug.",
    },
    order: { placed: { payTitle: "Betalen en schoon terug" } },
  },
  reCover: {
    title: "Textiel dat je niet terug hoeft, opgehaald bij je bedrijf",
    about: {
      title: "Wat is re-cover?",
      text: "Re-cover is voor textiel dat niet bij je terugkomt. We halen het alleen op. Wat er daarna mee gebeurt, staat in de afspraken met je bedrijf.",
    },
    order: {
      bar: { both: "Ophalen" },
      service: {
        next: "Volgende - Ophaaltijd",
        texts: {
          DC: "Pakken, jurken, jassen.",
          WF: "Gewone was, per kilo.",
          LS: "Overhemden en blouses.",
          IO: "Twijfel je? Onze vakmensen kiezen per stuk.",
        },
      },
      time: { lede: "Kies wanneer we ophalen." },
      placed: {
        bagTitle: "Zet alles klaar",
        bag: "Leg alles bij elkaar voor de chauffeur.",
        payTitle: "Betalen",
        change: "Iets veranderd? Wijzig het zelf, tot 8 uur voor het ophalen gratis. Of bel",
      },
    },
  },
  company: {
    label: "Bedrijf",
    hint: "Typ een stukje van de naam.",
    placeholder: "Kies je bedrijf",
    loading: "Bedrijven laden",
    none: "Geen bedrijf met deze naam.",
    busy: "Een moment.",
    in: "Gevonden. Vul nu het adres in.",
    refused: "Dat lukte niet. Kies je bedrijf nog eens.",
    failed: "We konden de bedrijven niet laden.",
    retry: "Probeer opnieuw",
    missing: "Kies eerst je bedrijf.",
  },
  address: { lede: "Kies je bedrijf en vul in waar we komen.", next: "Volgende" },
  consent: {
    agree: "Ik ga akkoord met de",
    terms: "algemene voorwaarden",
    and: "en de",
    privacy: "privacyverklaring",
  },
  fees: {
    payment: "Betalen",
    service: "Servicekosten",
    serviceFor: (amount) => `voor bestellingen onder ${amount}`,
    withDelivery: (rule) => `${rule}, bezorgen inbegrepen`,
    delivery: "Bezorgen",
    free: "gratis",
    deliveryAbove: (amount) => `voor bestellingen boven ${amount}`,
    minimum: "voor was en servicekosten samen; is het minder, dan komt het verschil op je rekening",
    change: "later dan 8 uur voor het ophalen; eerder is het gratis",
    deposit: "die krijg je terug",
  },
  app: {
    title: "Volgende keer met de app",
    text: "Scan de code met je telefoon of kies hieronder je appstore.",
    code: "QR-code die onze pagina op je telefoon opent",
  },
} satisfies Translated<typeof en>;
