import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./order-life.en.ts";

const between = ({ day, from, to }: { day: string; from: string; to: string }): string =>
  `${day} tussen ${from} en ${to}`;

export default {
  label: "Waar je bestelling is",
  states: { done: "klaar", now: "nu", next: "straks" },
  step: (now, all) => `Stap ${now} van ${all}:`,
  names: {
    placed: "Besteld",
    pickup: "Ophalen",
    count: "Tellen en wegen",
    wash: "Wassen",
    delivery: "Bezorgen",
  },
  doneNames: {
    placed: "Besteld",
    pickup: "Opgehaald",
    count: "Geteld",
    wash: "Schoon",
    delivery: "Bezorgd",
  },
  details: { count: "daarna komt je rekening", wash: "wassen, stomen, strijken" },
  newMoment: "kies een nieuw moment",
  afterPickup: "volgt op het nieuwe ophalen",
  sentences: {
    placed: (pickup) => `${between(pickup)} staat de chauffeur voor je deur.`,
    pickupMissed: () => "Ophalen is niet gelukt.",
    pickupGone: (pickup) => `Op ${pickup.day} kunnen we je was niet ophalen.`,
    pickedUp: () => "We hebben je waszak. Nu\u00a0tellen en wegen we alles.",
    pickedUpUncounted: () => "We hebben alles. Nu gaat het in de was.",
    counted: (_pickup, delivery) =>
      delivery
        ? `Alles is geteld. ${between(delivery)} heb je het terug.`
        : "Alles is geteld. Nu gaat het in de was.",
    ready: (_pickup, delivery) =>
      delivery ? `Alles is schoon. ${between(delivery)} bellen we aan.` : "Alles is schoon.",
    readyKept: () => "Alles is schoon.",
    deliveryMissed: () => "Bezorgen is niet gelukt.",
    deliveryGone: () => "Op de afgesproken tijd kunnen we niet bezorgen.",
    part: (_pickup, delivery, delivered = 1) =>
      `${delivered === 1 ? "Eén waszak is" : `${delivered} waszakken zijn`} bezorgd. De rest ${delivery ? `brengen we ${between(delivery)}` : "krijg je nog"}.`,
    withdrawn: (_pickup, delivery) =>
      delivery
        ? `Je hebt herroepen. ${between(delivery)} heb je alles terug.`
        : "Je hebt herroepen.",
    delivered: () => "Alles is terug. Je\u00a0sokken zijn weer samen.",
    ended: () => "Klaar. Dit was deze bestelling.",
    cancelled: () => "Deze bestelling is geannuleerd.",
  },
} satisfies Translated<typeof en>;
