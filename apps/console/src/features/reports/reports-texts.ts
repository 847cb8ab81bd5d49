import { defineTexts } from "../../i18n/define-texts.ts";
import type { Measure } from "@waslijn/contract/console/measures";
import type { ReportStep } from "@waslijn/contract/console/codes";

const names: Record<Measure, string> = {
  orders: "Orders",
  revenue: "Revenue",
  onTime: "On time",
  repeat: "Repeat orders",
  kilos: "Kilos",
  pieces: "Pieces",
};
/** Definitions of the measures; keep in line with docs/reports.md. */
const meanings: Record<Measure, string> = {
  orders: "Orders placed on the day. An order that is cancelled later no longer counts.",
  revenue:
    "Bills made on the day as they are now, with VAT and deposits, less what was given back of them. Paid or not.",
  onTime:
    "Of the pickups and deliveries done in a window of the day, the share done in the window, or at most 30 minutes before it. Earlier is not on time. Missed ones stand beside it.",
  repeat:
    "Of the orders, the share of customers who had ordered before. A customer is an account, a company or a location.",
  kilos: "Kilos of the orders first counted on the day, as last corrected.",
  pieces: "Pieces of the orders first counted on the day, as last corrected.",
};
/** Column headings of the secondary figures. */
const beside: Partial<Record<Measure, string>> = {
  orders: "Cancelled",
  revenue: "Given back",
  onTime: "Missed",
  repeat: "Number",
};
const steps: Record<ReportStep, string> = { day: "Day", week: "Week", hub: "Hub" };

const en = {
  title: "Reports",
  loading: "Loading the report",
  hub: "Hub",
  allHubs: "All hubs",
  by: "By",
  steps,
  period: "Period",
  weeks: (weeks: number) => (weeks === 1 ? "1 week" : `${weeks} weeks`),
  from: "From",
  until: "Until",
  show: "Show",
  wrongPeriod: "The period ends before it begins, or is longer than five years.",
  file: "CSV",
  fileDone: (name: string) => `${name} is among your downloads.`,
  fileFailed: "The file did not come.",
  fileKey: "Download this report",
  compared: (now: string, before: string) => `${now}, beside ${before}`,
  names,
  meanings,
  beside,
  before: "Before",
  nothing: "Nothing happened in this period.",
  nothingHint: "Choose a longer one, or another hub.",
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  points: (amount: string) => `${amount} points`,
  same: "the same",
  wasBefore: (amount: string) => `before ${amount}`,
  table: (name: string) => `${name}, row by row`,
  point: (name: string) => `${name}: a point of the chart`,
  chart: (name: string, now: string, before: string) =>
    `${name}: ${now} in this period, ${before} in the one before. The table has every figure.`,
  weekOf: (day: string) => `week of ${day}`,
  soFar: (row: string) => `${row}, so far`,
  running: "Today is not over: its figures count until now, beside a whole day.",
  overview: "Overview",
};

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
      "Van het ophalen en bezorgen in tijdvakken van de dag: het deel dat binnen het tijdvak gedaan was, of hooguit 30 minuten ervoor. Eerder is niet op tijd. Gemiste stops staan ernaast.",
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
  soFar: (row) => `${row}, tot nu`,
  running: "Vandaag is nog niet voorbij: de cijfers tellen tot nu, naast een hele dag.",
  overview: "Overzicht",
};

export const useReportsTexts = defineTexts({ en, nl });
