import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./my-orders.en.ts";

export default {
  title: "Mijn bestellingen",
  newOrder: "Nieuwe bestelling",
  loading: "We zoeken je bestellingen.",
  failed: "Je bestellingen zijn niet binnengekomen.",
  retry: "Probeer opnieuw",
  logIn: {
    title: "Log in om je bestellingen te zien",
    text: "Besteld zonder account? De knop in onze mail brengt je bij je bestelling.",
  },
  next: "Volgende stop",
  stops: {
    pickup: (day) => `${day} halen we op`,
    delivery: (day) => `${day} bezorgen we`,
  },
  view: "Bekijk of wijzig",
  all: "Alle bestellingen",
  earlier: "Andere bestellingen",
  none: {
    title: "Er hangt nog niets aan de lijn",
    text: "Heb je iets besteld, dan staat het hier.",
  },
  again: "Bestel opnieuw",
  againLike: (number) => ` zoals ${number}`,
  older: "Toon oudere",
  busy: "Zoeken",
  states: {
    placed: "besteld",
    "picked-up": "opgehaald",
    counted: "in de was",
    ready: "klaar",
    delivered: "bezorgd",
    cancelled: "geannuleerd",
  },
} satisfies Translated<typeof en>;
