import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./my-orders.en.ts";

export default {
  title: "Mijn bestellingen",
  description: "Zie wat er met je bestellingen gebeurt, en wijzig of annuleer ze.",
  newOrder: "Nieuwe bestelling",
  loading: "We zoeken je bestellingen.",
  failed: "We konden je bestellingen niet laden.",
  retry: "Probeer opnieuw",
  logIn: {
    title: "Log in om je bestellingen te zien",
    missing: "Vul je e-mailadres en wachtwoord in.",
    text: "Besteld zonder account? De knop in onze mail brengt je bij je bestelling, of laat hieronder je link opnieuw sturen.",
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
  toPay: "nog te betalen",
  pay: (amount) => `Betaal ${amount}`,
  payFor: (number) => ` voor ${number}`,
  owned: {
    title: (name) => `Bestellingen voor ${name}`,
    name: "Bestellingen van je bedrijf of locatie",
    text: "Van de laatste 90 dagen. Kies er een om te wijzigen of te annuleren; tot 8 uur van tevoren is dat gratis.",
    none: {
      title: "Niets in de laatste 90 dagen",
      text: "Wat er voor jullie besteld is, staat hier.",
    },
    gone: {
      title: "Deze link werkt niet",
      text: "Misschien is hij vervangen of niet helemaal gekopieerd. Gebruik de knop in onze laatste mail, of bel ons.",
    },
    call: (phone) => `Bel ${phone}`,
    bags: (bags) => (bags === 1 ? "1 waszak" : `${bags} waszakken`),
  },
  settings: "Accountinstellingen",
  logOut: "Uitloggen",
  older: "Toon oudere bestellingen",
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
