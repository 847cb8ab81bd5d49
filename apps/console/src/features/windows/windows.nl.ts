import type { windowsEn } from "./windows.en.ts";

const boekingen = (count: number): string => (count === 1 ? "1 boeking" : `${count} boekingen`);
const plekken = (count: number): string => (count === 1 ? "1 plek" : `${count} plekken`);
const klanten = (count: number): string => (count === 1 ? "1 klant" : `${count} klanten`);

export const windowsNl: typeof windowsEn = {
  title: "Tijdvakken",
  loading: "Tijdvakken laden",
  empty: "Er is nog geen hub",
  emptyText: "Tijdvakken horen bij een hub.",
  emptyLink: "Voeg een hub toe",
  noWindows: "Deze hub heeft nog geen tijdvakken",
  noWindowsText: "Zonder tijdvakken kan hier niets geboekt worden.",
  noWindowsLink: "Zet ze erin met een bestand",
  hub: "Hub",
  kind: "Ophalen of bezorgen",
  kinds: { pickup: "Ophalen", delivery: "Bezorgen" },
  previous: "Twee weken eerder",
  next: "Twee weken later",
  closeDay: "Sluit een dag",
  grid: "Tijdvakken per dag",
  caption: "Boekingen en plekken, per dag en tijdvak",
  corner: "geboekt / plekken",
  legend: { empty: "leeg", full: "vol", closed: "dicht" },
  taken: "Bezet",
  full: "vol",
  closed: "dicht",
  left: (count) => `nog ${count}`,
  open: "Open",
  openLong: (day) => `Open ${day}`,
  opened: (day) => `${day} is open.`,
  noPlaces: "geen plekken",
  keys: {
    cell: "cel",
    change: "wijzigen",
    places: "plekken",
    day: "sluit de dag",
    weekday: "elke week deze dag",
  },
  saved: (hours, places) => `${hours} heeft ${plekken(places)}.`,
  edit: {
    close: "Sluit het paneel",
    places: "Plekken",
    notWhole: "Vul een heel getal in, zoals 4.",
    less: "Eén minder",
    more: "Eén meer",
    scope: "Geldt voor",
    scopes: {
      day: () => "Alleen deze dag",
      weekday: (day) => `Elke ${day}`,
      "whole-weekday": (day) => `Elke ${day}, alle tijdvakken`,
      always: () => "Elke dag",
    },
    allFit: "Alle boekingen passen.",
    concerned: (count) => `${boekingen(count)} geraakt.`,
    why: (booked, places) =>
      booked === 1
        ? `Er is 1 boeking; met ${plekken(places)} past die niet meer.`
        : `Er zijn ${boekingen(booked)}; met ${plekken(places)} passen de laatst geplaatste niet meer.`,
    submit: (places, mailed) =>
      mailed > 0 ? `Zet op ${places} en mail ${klanten(mailed)}` : `Zet op ${places}`,
    leave: "Laat zo",
  },
  close: {
    day: "Dag",
    allHubs: "Alle hubs",
    reason: "Waarom",
    reasonHint: "Voor medewerkers; klanten zien het niet.",
    noReason: "Dicht",
    concerned: (count) =>
      count === 0 ? "Er is dan niemand geboekt." : `${boekingen(count)} op die dag.`,
    submit: (mailed) => (mailed > 0 ? `Sluit de dag en mail ${klanten(mailed)}` : "Sluit de dag"),
    done: (day, mailed) =>
      mailed > 0
        ? `${day} is dicht; ${klanten(mailed)} ${mailed === 1 ? "krijgt" : "krijgen"} een mail.`
        : `${day} is dicht.`,
  },
  shut: {
    title: "Dichte dagen",
    none: "Geen dichte dagen in de komende drie maanden.",
    holidays: "Feestdagen",
    booked: (count) => boekingen(count),
    call: (count) => `nog ${boekingen(count)}, bel ze`,
  },
  holidays: {
    "new-year": "Nieuwjaarsdag",
    "easter-sunday": "Eerste paasdag",
    "easter-monday": "Tweede paasdag",
    "kings-day": "Koningsdag",
    "liberation-day": "Bevrijdingsdag",
    "ascension-day": "Hemelvaartsdag",
    "whit-sunday": "Eerste pinksterdag",
    "whit-monday": "Tweede pinksterdag",
    "christmas-day": "Eerste kerstdag",
    "boxing-day": "Tweede kerstdag",
  },
};
