import { defineTexts } from "../../i18n/define-texts.ts";

const bookings = (count: number): string => (count === 1 ? "1 booking" : `${count} bookings`);
const placesOf = (count: number): string => (count === 1 ? "1 place" : `${count} places`);
const customers = (count: number): string => (count === 1 ? "1 customer" : `${count} customers`);

const holidays: Record<string, string> = {
  "new-year": "New Year’s Day",
  "easter-sunday": "Easter Sunday",
  "easter-monday": "Easter Monday",
  "kings-day": "King’s Day",
  "liberation-day": "Liberation Day",
  "ascension-day": "Ascension Day",
  "whit-sunday": "Whit Sunday",
  "whit-monday": "Whit Monday",
  "christmas-day": "Christmas Day",
  "boxing-day": "Boxing Day",
};

const en = {
  title: "Windows",
  loading: "Loading the windows",
  empty: "There is no hub yet",
  emptyText: "Windows belong to a hub.",
  emptyLink: "Add a hub",
  noWindows: "This hub has no windows yet",
  noWindowsText: "Without windows nothing can be booked here.",
  noWindowsLink: "Put them in with a file",
  hub: "Hub",
  kind: "Pickups or deliveries",
  kinds: { pickup: "Pickups", delivery: "Deliveries" },
  previous: "Two weeks earlier",
  next: "Two weeks later",
  closeDay: "Close a day",
  grid: "Windows by day",
  caption: "Bookings against places, per day and window",
  corner: "booked / places",
  legend: { empty: "empty", full: "full", closed: "closed" },
  taken: "Taken",
  full: "full",
  closed: "closed",
  left: (count: number) => `${count} left`,
  open: "Open",
  openLong: (day: string) => `Open ${day}`,
  opened: (day: string) => `${day} is open.`,
  noPlaces: "no places",
  keys: {
    cell: "cell",
    change: "change",
    places: "places",
    day: "close the day",
    weekday: "every week on this day",
  },
  saved: (hours: string, places: number) => `${hours} has ${placesOf(places)}.`,
  edit: {
    close: "Close the panel",
    places: "Places",
    notWhole: "Enter a whole number, such as 4.",
    less: "One less",
    more: "One more",
    scope: "Holds for",
    scopes: {
      day: () => "This day only",
      weekday: (day: string) => `Every ${day}`,
      "whole-weekday": (day: string) => `Every ${day}, all windows`,
      always: () => "Every day",
    },
    unchanged: (days: string) => `Own number of places, so unchanged: ${days}.`,
    allFit: "All bookings fit.",
    concerned: (count: number) => `${bookings(count)} concerned.`,
    why: (booked: number, places: number) =>
      booked === 1
        ? `There is 1 booking; with ${placesOf(places)} it does not fit.`
        : `There are ${bookings(booked)}; with ${placesOf(places)} those placed last do not fit.`,
    submit: (places: number, mailed: number) =>
      mailed > 0 ? `Set to ${places} and mail ${customers(mailed)}` : `Set to ${places}`,
    leave: "Leave it",
  },
  close: {
    day: "Day",
    allHubs: "All hubs",
    reason: "Why",
    reasonHint: "For staff; customers do not see it.",
    noReason: "Closed",
    concerned: (count: number) =>
      count === 0 ? "Nobody is booked then." : `${bookings(count)} on that day.`,
    submit: (mailed: number) =>
      mailed > 0 ? `Close the day and mail ${customers(mailed)}` : "Close the day",
    done: (day: string, mailed: number) =>
      mailed > 0
        ? `${day} is closed; ${customers(mailed)} ${mailed === 1 ? "gets" : "get"} a mail.`
        : `${day} is closed.`,
  },
  shut: {
    title: "Closed days",
    none: "No closed days in the next three months.",
    holidays: "Holidays",
    booked: (count: number) => bookings(count),
    call: (count: number) => `${bookings(count)} left, call them`,
  },
  holidays,
};

const boekingen = (count: number): string => (count === 1 ? "1 boeking" : `${count} boekingen`);
const plekken = (count: number): string => (count === 1 ? "1 plek" : `${count} plekken`);
const klanten = (count: number): string => (count === 1 ? "1 klant" : `${count} klanten`);

const nl: typeof en = {
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
    unchanged: (days) => `Eigen aantal plekken, dus ongewijzigd: ${days}.`,
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
    title: "Gesloten dagen",
    none: "Geen gesloten dagen in de komende drie maanden.",
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

export const useWindowsTexts = defineTexts<typeof en>({ en, nl });
