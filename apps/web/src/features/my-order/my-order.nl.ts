import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./my-order.en.ts";

export default {
  title: (number) => `Bestelling ${number}`,
  order: "Bestelling",
  live: "Wordt live bijgewerkt",
  offline: "Geen verbinding. We blijven het proberen.",
  loading: "We zoeken je bestelling.",
  lost: {
    title: "We konden je bestelling niet laden",
    text: "Misschien is er geen verbinding. Je bestelling is niet veranderd.",
    retry: "Probeer opnieuw",
  },
  ledes: {
    placed: "Zet je waszak klaar. Aan de deur betaal je niets.",
    placedUnbilled: "Zet alles klaar. De chauffeur neemt het mee.",
    pickupMissed: (day) =>
      `We stonden ${day} voor de deur. Kies een nieuw moment, dat kost niets. Horen we niets, dan annuleren we de bestelling na 14 dagen.`,
    gone: "Het spijt ons. Kies een nieuw moment, dat kost niets.",
    back: ({ day, from, to }) => `Op ${day} tussen ${from} en ${to} uur heb je alles terug.`,
    deliveryMissed: (day) =>
      `We stonden ${day} voor de deur. Kies een nieuw moment. Deze keer kost dat niets.`,
    deliveryMissedAgain: (amount) =>
      `Bezorgen is opnieuw niet gelukt. Daarom komt er ${amount} op je rekening. Kies wanneer we weer langskomen.`,
    part: "Dat kost je niets extra.",
    withdrawn: "Je betaalt alleen wat we toen al hadden gedaan.",
    delivered: "Tot de volgende keer.",
    cancelled: "We komen niet. Je hoeft niets te doen.",
  },
  actions: {
    no: "Hier wijzigen kan niet meer. Bel ons, we denken graag mee:",
    change: "Tijden wijzigen",
    changeDelivery: "Bezorging verzetten",
    newMoment: "Kies een nieuw moment",
    cancel: "Bestelling annuleren",
    again: "Bestel opnieuw",
    againHint: "Alles staat al ingevuld. Kies alleen de tijden.",
    noScript: "Wijzigen kan hier alleen met JavaScript. Bel ons, dan doen wij het:",
  },
  receipt: {
    label: "Je bestelling",
    address: "Adres",
    for: "Voor",
    bags: "Waszakken",
    nothing:
      "Nog niets te betalen. Je rekening komt als alles geteld en gewogen is. Daarna heb je 14 dagen.",
  },
} satisfies Translated<typeof en>;
