import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./acts.en.ts";

export default {
  waiting: "Geen verbinding. We sturen het opnieuw zodra die er is; het telt maar één keer.",
  change: {
    back: (number) => `Bestelling ${number}`,
    title: "Kies andere tijden",
    titleDelivery: "Kies een andere bezorgtijd",
    titleNew: "Kies een nieuw moment",
    lede: "Je oude tijden blijven staan tot je bevestigt.",
    ledeFee: (amount) =>
      `Het is minder dan 8 uur voor het ophalen, daarom kost dat wijzigen nu ${amount}.`,
    label: "Je wijziging",
    same: "blijft zoals het is",
    fee: "Wijziging binnen 8 uur",
    foot: "Je oude tijden gaan pas weg als je bevestigt.",
    footFee: (amount) =>
      `De ${amount} komt op je rekening. Je betaalt nu niets. Je oude tijden gaan pas weg als je bevestigt.`,
    tooEarly: (day) => `${day} lukt niet meer. We hebben twee werkdagen nodig.`,
    accept: (amount) => `Ik weet dat deze wijziging ${amount} kost`,
    confirm: "Bevestig de wijziging",
    confirmFee: (amount) => `Wijzig voor ${amount}`,
    busy: "Wijzigen",
    keep: "Laat het zoals het was",
    becomes: "wordt",
    was: "was",
  },
  cancel: {
    title: "Wil je de bestelling annuleren?",
    free: (moment) => `Het is nog gratis, tot ${moment}.`,
    freeNow: "Het kost niets.",
    fee: (amount) => `Het is minder dan 8 uur voor het ophalen. Daarom kost annuleren ${amount}.`,
    days: (pickup, delivery) =>
      delivery ? `We komen ${pickup} en ${delivery} niet.` : `We komen ${pickup} niet.`,
    accept: (amount) => `Ik weet dat annuleren ${amount} kost`,
    confirm: "Ja, annuleer",
    confirmFee: (amount) => `Annuleer voor ${amount}`,
    busy: "Annuleren",
    keep: "Nee, laat staan",
    close: "Sluiten",
  },
  details: {
    hints: {
      bell: "bijv. De Wit, twee keer bellen",
      floor: "bijv. 2, trap rechts",
      neighbour: "bijv. nummer 18-B",
      leaveWith: "bijv. geef het aan de buren",
    },
    optional: "mag leeg",
    required: "Vul dit in, dan kunnen we je bereiken.",
    save: "Bewaar",
    busy: "Bewaren",
    keep: "Laat het zoals het was",
  },
} satisfies Translated<typeof en>;
