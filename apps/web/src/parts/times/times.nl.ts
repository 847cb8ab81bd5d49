import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./times.en.ts";

export default {
  pickup: "Ophalen",
  delivery: "Bezorgen",
  day: "Dag",
  pickupTime: "Ophaaltijd",
  deliveryTime: "Bezorgtijd",
  select: "Kies dag en tijd",
  change: "Wijzig",
  close: "Sluiten",
  choose: (moment) => `Kies ${moment}`,
  chooseHour: "Kies een tijd",
  from: (day) => `vanaf ${day}`,
  unavailable: { full: "vol", "too-early": "te vroeg", "by-phone": "bel ons" },
  fullDay: (day) => `${day}, vol`,
  phoneDay: (day) => `${day}, bel ons`,
  byPhone:
    "Bij ‘bel ons’ is nog plek, maar online kan het nu niet: via jouw internetverbinding is al veel besteld. Bel ons, dan leggen we die tijd voor je vast:",
  blank: "geen tijdvak",
  waiting: "Kies eerst wanneer we ophalen.",
  loadingPickup: "We laden de ophaaltijden.",
  loadingDelivery: "We laden de bezorgtijden die bij je ophaaltijd passen.",
  noneTitle: "Deze dagen zitten vol",
  none: "Bel ons, dan kijken we of er toch nog iets kan.",
  failed: "We konden de tijden niet laden.",
  retry: "Probeer opnieuw",
} satisfies Translated<typeof en>;
