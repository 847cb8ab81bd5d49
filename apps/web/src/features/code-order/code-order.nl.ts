import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./code-order.en.ts";

export default {
  lede: "Toets de locatiecode in. De vier cijfers staan op de kaart bij de kassa.",
  retail: {
    title: "Geef je was hier af",
    description: "Plaats een afgifte met de viercijferige code van de locatie.",
    place: "Plaats bestelling",
    placed: "Bestelling geplaatst",
    placedText: "We komen de was hier ophalen.",
    kept: "Bestelling bewaard",
    again: "Nog een bestelling plaatsen",
  },
  collection: {
    title: "Laat je was ophalen",
    description: "Plaats een ophaalverzoek met de viercijferige code van je locatie.",
    place: "Plaats ophaalverzoek",
    placed: "Ophalen aangevraagd",
    placedText: "Onze chauffeur komt langs.",
    kept: "Verzoek bewaard",
    again: "Nog een ophaalverzoek plaatsen",
  },
  placing: "Even geduld",
  count: "Vandaag aangemeld",
  limitReached: (limit) =>
    `Deze locatie heeft vandaag al ${limit} ophaalverzoeken geplaatst. Morgen kun je weer.`,
  summary: "Samenvatting",
  number: "Bestelling",
  location: "Locatie",
  pickup: "Ophalen",
  frame: "Tijdvak",
  notSent: "Nog niet verstuurd",
  keptText:
    "Er is geen verbinding. Zodra die er weer is, wordt hij vanzelf verstuurd. En maar één keer.",
  keepOpen: {
    full: "Dit toestel is vol: laat deze pagina open tot hij verstuurd is.",
    refused: "Deze browser bewaart niets: laat deze pagina open tot hij verstuurd is.",
  },
  print: "Samenvatting printen",
  today: {
    title: "Vandaag op dit apparaat",
    show: "Samenvatting",
    showOf: (company, time) => `Samenvatting van ${company}, ${time}`,
    placed: "Geplaatst",
    waiting: "Wacht op verbinding",
    ask: "Deze bestelling wacht al sinds",
    askDo: "Toch nog versturen?",
    send: "Versturen",
    discard: "Weggooien",
    seen: "Gezien",
    waitingCount: (count) =>
      count === 1
        ? "1 bestelling wacht op verbinding en wordt vanzelf verstuurd."
        : `${count} bestellingen wachten op verbinding en worden vanzelf verstuurd.`,
    refused: {
      limit: "Niet geplaatst: de limiet voor vandaag was bereikt",
      full: "Niet geplaatst: geen plek meer",
      wait: "Niet geplaatst",
      "not-placed": "Niet geplaatst",
    },
  },
} satisfies Translated<typeof en>;
