import type en from "./today.en.ts";

const nl: typeof en = {
  title: "Vandaag",
  loading: "De dag laden",
  hub: "Hub",
  allHubs: "Alle hubs",
  previous: "Vorige dag",
  next: "Volgende dag",
  today: "Vandaag",
  figures: "De dag in cijfers",
  stops: "Stops",
  of: (all) => `van ${all}`,
  stopWords: (done, open, missed) => `${done} gedaan · ${open} open · ${missed} gemist`,
  orders: "Bestellingen",
  revenue: "Omzet",
  onTime: "Op tijd",
  onTimeWords: (onTime, done) => `${onTime} van ${done} stops`,
  onTimeBefore: (share) => `vorige week ${share}`,
  noStops: "nog geen stops gedaan",
  more: (amount) => `${amount} meer`,
  less: (amount) => `${amount} minder`,
  same: "evenveel",
  before: (amount) => `vorige week ${amount}`,
  wholeDay: (amount) => `hele dag ${amount}`,
  windows: "Tijdvakken",
  block: "Per stop een blok",
  noWindows: "Op deze dag zijn er geen tijdvakken.",
  units: { done: "gedaan", open: "open", missed: "gemist", free: "vrij" },
  columns: {
    window: "Tijdvak",
    done: "Gedaan",
    open: "Open",
    missed: "Gemist",
    taken: "Bezet",
    now: "Nu",
  },
  kinds: { pickup: "ophalen", delivery: "bezorgen" },
  stands: { over: "Afgerond", now: "Nu", later: "Straks", full: "Vol" },
  needsTitle: "Vraagt een hand",
  needsHint: "dringendste eerst",
  noMail: "Geen mailserver: mails blijven bewaard",
  noMailHint: "Klanten krijgen geen mail tot er een is ingesteld.",
  noNeeds: "Niets vraagt een hand.",
  needs: {
    "driver-conflict": (n) =>
      n === 1 ? "Melding van een chauffeur botst" : `${n} meldingen van chauffeurs botsen`,
    "missed-delivery": (n) => (n === 1 ? "Bezorging gemist" : `${n} bezorgingen gemist`),
    "complaint-due": (n) =>
      n === 1 ? "1 klacht om vandaag te beantwoorden" : `${n} klachten om vandaag te beantwoorden`,
    "missed-pickup": (n) => (n === 1 ? "Ophalen gemist" : `${n} keer ophalen gemist`),
    "refund-failed": (n) =>
      n === 1 ? "Terugbetaling vraagt je hulp" : `${n} terugbetalingen vragen je hulp`,
    "books-differ": (n) =>
      n === 1
        ? "Onze boeken en de bank verschillen"
        : `Boeken en bank verschillen bij ${n} bestellingen`,
    "payment-differs": (n) => (n === 1 ? "Betaling klopt niet" : `${n} betalingen kloppen niet`),
    "not-counted": (n) => (n === 1 ? "1 bestelling niet geteld" : `${n} bestellingen niet geteld`),
    "bags-differ": (n) =>
      n === 1 ? "Waszakken kloppen niet" : `Waszakken van ${n} bestellingen kloppen niet`,
    "bill-unsent": (n) =>
      n === 1 ? "1 rekening niet verstuurd" : `${n} rekeningen niet verstuurd`,
    "bill-overdue": (n) => (n === 1 ? "1 rekening te laat" : `${n} rekeningen te laat`),
    "message-dead": (n) =>
      n === 1 ? "1 bericht niet aangekomen" : `${n} berichten niet aangekomen`,
    "message-kept": (n) =>
      n === 1
        ? "1 mail of sms bewaard, niet verstuurd"
        : `${n} mails en sms’jes bewaard, niet verstuurd`,
    "job-failing": (n) => (n === 1 ? "Achtergrondtaak mislukt" : `${n} achtergrondtaken mislukken`),
  },
  since: (when) => `oudste ${when}`,
  together: (amount) => `samen ${amount}`,
  look: "Bekijk",
  lookLong: (what) => `Bekijk: ${what}`,
  clashes: {
    title: "Meldingen die botsen",
    loading: "Meldingen laden",
    hint: "Dit meldden chauffeurs, en er is niets veranderd. Open de bestelling en zet het recht. Schrijf een notitie voor collega’s: dan gaat de melding van deze lijst.",
    none: "Er botst niets",
    noneHint: "Wat chauffeurs melden en wij niet kunnen verwerken, komt hier vanzelf.",
    back: "Terug naar vandaag",
  },
  arrived: "Net binnen",
  onTheWay: "Onderweg",
  runs: "Routes",
  noRuns: "Op deze dag rijdt nog niemand.",
  runOver: "heeft alle stops gehad",
  runEmpty: "nog geen stops",
  arrival: {
    placed: "Besteld",
    number: "Nummer",
    customer: "Klant",
    address: "Adres",
    services: "Dienst",
    pickup: "Ophalen",
  },
  noArrivals: "Nog geen bestellingen.",
  allOrders: "Alle bestellingen",
};
export default nl;
