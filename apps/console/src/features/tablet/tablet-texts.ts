import { defineTexts } from "../../i18n/define-texts.ts";

export const useTabletTexts = defineTexts({
  en: {
    title: "Who are you?",
    at: (hub: string) => `Shared tablet of ${hub}`,
    loading: "Loading the people of this hub",
    nobody: "Nobody has a PIN here yet",
    nobodyHint: "An owner adds people with role Hub under Staff and gives them a PIN.",
    noPin: "no PIN yet: ask the owner",
    notSent: (count: number) =>
      count === 1 ? "1 count not sent yet" : `${count} counts not sent yet`,
    pin: (name: string) => `PIN of ${name}`,
    erase: "Erase the last digit",
    other: "Somebody else",
    wrong: "This PIN is wrong. Try again.",
    locked: (minutes: number) =>
      `Too many wrong PINs. Try again in ${minutes === 1 ? "1 minute" : `${minutes} minutes`}, or ask the owner for a new PIN.`,
    over: "This tablet is no longer shared. An owner or the desk can open it again.",
    signIn: "To signing in",
    close: "Stop sharing this tablet",
    closing: {
      title: "Stop sharing this tablet?",
      hint: "Nobody can count here by PIN until an owner or the desk shares it again. Counts that are not sent yet stay on the tablet.",
      submit: "Stop sharing",
      leave: "Leave it",
    },
  },
  nl: {
    title: "Wie ben je?",
    at: (hub: string) => `Gedeelde tablet van ${hub}`,
    loading: "De mensen van deze hub laden",
    nobody: "Hier heeft nog niemand een pincode",
    nobodyHint:
      "Een eigenaar voegt bij Medewerkers mensen met de rol Hub toe en geeft ze een pincode.",
    noPin: "nog geen pincode: vraag de eigenaar",
    notSent: (count: number) =>
      count === 1 ? "1 telling nog niet verzonden" : `${count} tellingen nog niet verzonden`,
    pin: (name: string) => `Pincode van ${name}`,
    erase: "Wis het laatste cijfer",
    other: "Iemand anders",
    wrong: "Deze pincode klopt niet. Probeer het nog eens.",
    locked: (minutes: number) =>
      `Te vaak een verkeerde pincode. Probeer het over ${minutes === 1 ? "1 minuut" : `${minutes} minuten`} weer, of vraag de eigenaar om een nieuwe.`,
    over: "Deze tablet wordt niet meer gedeeld. Een eigenaar of de balie kan hem weer openen.",
    signIn: "Naar aanmelden",
    close: "Deel deze tablet niet meer",
    closing: {
      title: "Deze tablet niet meer delen?",
      hint: "Niemand kan hier met een pincode tellen, tot een eigenaar of de balie hem weer deelt. Tellingen die nog niet verzonden zijn, blijven op de tablet.",
      submit: "Niet meer delen",
      leave: "Laat zo",
    },
  },
});
