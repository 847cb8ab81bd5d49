import type en from "./reports.en.ts";

const nl: typeof en = {
  title: "Rapporten",
  loading: "Het rapport laden",
  hub: "Hub",
  allHubs: "Alle hubs",
  by: "Per",
  steps: { day: "Dag", week: "Week", hub: "Hub" },
  period: "Periode",
  weeks: (weeks) => (weeks === 1 ? "1 week" : `${weeks} weken`),
  from: "Van",
  until: "Tot en met",
  show: "Toon",
  wrongPeriod: "De periode eindigt voor ze begint, of duurt langer dan vijf jaar.",
  file: "CSV",
  fileDone: (name) => `${name} staat bij je downloads.`,
  fileFailed: "Het bestand kwam niet.",
  fileKey: "Dit rapport downloaden",
  compared: (now, before) => `${now}, naast ${before}`,
  names: {
    orders: "Bestellingen",
    revenue: "Omzet",
    onTime: "Op tijd",
    repeat: "Vaste klanten",
    kilos: "Kilo's",
    pieces: "Stuks",
  },
  meanings: {
    orders:
      "Bestellingen die op de dag zijn geplaatst. Wat later wordt geannuleerd telt niet meer mee.",
    revenue:
      "Rekeningen die op de dag zijn gemaakt, zoals ze nu zijn, met btw en borg, min wat ervan is teruggegeven. Betaald of niet.",
    onTime:
      "Van het ophalen en bezorgen in tijdvakken van de dag: het deel dat gedaan was voor het tijdvak eindigde. Gemiste stops staan ernaast.",
    repeat:
      "Van de bestellingen: het deel van klanten die al eens bestelden. Een klant is een account, een bedrijf of een locatie.",
    kilos:
      "Kilo's van bestellingen die op de dag voor het eerst zijn geteld, zoals laatst verbeterd.",
    pieces:
      "Stuks van bestellingen die op de dag voor het eerst zijn geteld, zoals laatst verbeterd.",
  },
  beside: {
    orders: "Geannuleerd",
    revenue: "Teruggegeven",
    onTime: "Gemist",
    repeat: "Aantal",
  },
  before: "Ervoor",
  nothing: "In deze periode is er niets gebeurd.",
  nothingHint: "Kies een langere, of een andere hub.",
  more: (amount) => `${amount} meer`,
  less: (amount) => `${amount} minder`,
  points: (amount) => `${amount} punt`,
  same: "evenveel",
  wasBefore: (amount) => `ervoor ${amount}`,
  table: (name) => `${name}, rij voor rij`,
  point: (name) => `${name}: een punt van de grafiek`,
  chart: (name, now, before) =>
    `${name}: ${now} in deze periode, ${before} in die ervoor. De tabel heeft elk cijfer.`,
  weekOf: (day) => `week van ${day}`,
};
export default nl;
