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
  full: "vol",
  fullDay: (day) => `${day}, vol`,
  blank: "geen tijdvak",
  waiting: "Kies eerst wanneer we ophalen.",
  loadingPickup: "We zoeken de ophaaltijden.",
  loadingDelivery: "We zoeken de bezorgtijden bij jouw ophaaltijd.",
  noneTitle: "Deze dagen zitten vol",
  none: "Bel ons. Soms kan er toch iets bij.",
  failed: "De tijden zijn niet binnengekomen.",
  retry: "Probeer opnieuw",
} satisfies Translated<typeof en>;
