import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./business.en.ts";

export default {
  reUse: {
    title: "De was van je bedrijf, opgehaald en teruggebracht",
    lede: "Re-use is voor textiel dat je terugkrijgt: we halen het op en bezorgen het schoon weer. Kies je bedrijf en vul het adres in.",
    order: { placed: { payTitle: "Betalen en schoon terug" } },
  },
  reCover: {
    title: "Textiel dat je niet terug hoeft, opgehaald bij je bedrijf",
    lede: "Re-cover is voor textiel dat niet bij je terugkomt. We halen het alleen op; wat er daarna mee gebeurt, staat in de afspraken met je bedrijf. Kies je bedrijf en vul het adres in.",
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
  },
  address: { next: "Volgende" },
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
    vat: "alle prijzen zijn inclusief 21% btw",
    deposit: "die krijg je terug",
  },
  app: {
    title: "Volgende keer met de app",
    text: "Scan de code met je telefoon of kies hieronder je appstore.",
    code: "QR-code die onze pagina op je telefoon opent",
  },
} satisfies Translated<typeof en>;
