import { defineTexts } from "../../i18n/define-texts.ts";

export const useShellTexts = defineTexts({
  en: {
    skip: "To the content",
    console: "Console",
    home: "console, to the start",
    keys: "Keys",
    keysTitle: "Keys on this screen",
    keysClose: "Close",
    command: "Find or jump",
    waiting: (count: number) => (count === 1 ? "needs a hand" : "need a hand"),
    go: (name: string) => `To ${name}`,
    language: "Language",
    languages: { nl: "Nederlands", en: "English" },
    account: "Passkeys and sessions",
    signOut: "Sign out",
    switch: "Somebody else",
    me: "language, access and sign out",
    notSent: {
      title: (count: number) =>
        count === 1 ? "1 report is not sent" : `${count} reports are not sent`,
      hint: "They stay on this phone, without names and the text of notes, and go out when you sign in here again.",
      submit: "Sign out anyway",
      leave: "Stay",
    },
    groups: { shop: "Offering", manage: "Manage" },
  },
  nl: {
    skip: "Naar de inhoud",
    console: "Console",
    home: "console, naar het begin",
    keys: "Toetsen",
    keysTitle: "Toetsen op dit scherm",
    keysClose: "Sluit",
    command: "Zoek of spring",
    waiting: (count) => (count === 1 ? "vraagt een hand" : "vragen een hand"),
    go: (name: string) => `Naar ${name}`,
    language: "Taal",
    languages: { nl: "Nederlands", en: "English" },
    account: "Passkeys en sessies",
    signOut: "Afmelden",
    switch: "Iemand anders",
    me: "taal, toegang en afmelden",
    notSent: {
      title: (count: number) =>
        count === 1 ? "1 melding is niet verzonden" : `${count} meldingen zijn niet verzonden`,
      hint: "Ze blijven op dit toestel, zonder namen en zonder de tekst van opmerkingen, en gaan weg als je je hier weer aanmeldt.",
      submit: "Toch afmelden",
      leave: "Blijf",
    },
    groups: { shop: "Aanbod", manage: "Beheer" },
  },
});
