import { defineTexts } from "../../../i18n/define-texts.ts";

const en = {
  map: "Map",
  picture: (runs: number, stops: number) =>
    `Map of ${stops} ${stops === 1 ? "stop" : "stops"} in ${runs} ${runs === 1 ? "run" : "runs"}. The lists beside it say the same.`,
  nowhere: "None of these stops has a place on the map yet. The lists have them all.",
  unplaced: (count: number) =>
    count === 1
      ? "1 stop has no known place and is only in the lists."
      : `${count} stops have no known place and are only in the lists.`,
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  key: { done: "done", open: "open", unassigned: "without a run", late: "late", driver: "driver" },
  hub: { name: (name: string) => `Hub ${name}`, where: "middle of its area" },
  cells: "The cells are roughly the postal code areas.",
  tiles: (host: string) => `Map: ${host}`,
  positions: "Drivers’ places come with their reports and are gone tonight.",
  runs: "Runs",
  summary: (runs: number, stops: number, unassigned: number) =>
    `${runs} ${runs === 1 ? "run" : "runs"}, ${stops} ${stops === 1 ? "stop" : "stops"}, ${unassigned} without a run`,
  columns: { driver: "Driver", stops: "Stops", length: "Length", end: "End" },
  of: (done: number, all: number) => `${done} of ${all} stops done`,
  length: (km: string) => `about ${km} km`,
  ends: (time: string) => `ends about ${time}`,
  noEnd: "–",
  lateCount: (count: number) => `${count} late`,
  lastSeen: (time: string) => `last place ${time}`,
  nextStop: (street: string, time: string) => `next: ${street}, ${time}`,
  allDone: "all done",
  noStops: "no stops yet",
  passed: (count: number) => `${count} done or missed before these`,
  late: "Late",
  lateRow: (minutes: number) => `${minutes} min after the window`,
  noneLate: "Nobody waits beyond their window.",
  unassigned: "Without a run",
  allAssigned: "Every stop has a driver.",
  drag: "Drag to a run, or choose one.",
  move: (number: string) => `${number} to which run`,
  here: "here now",
  added: (km: string) => `+ ${km} km`,
  toNobody: "Nobody",
  put: (driver: string) => `Put with ${driver}`,
  putNobody: "Put with nobody",
  letGo: "Let go",
  selected: (number: string, customer: string, time: string) =>
    `${number}, ${customer}, ${time}. Press the number of a run to move it.`,
  keys: {
    up: "Stop up",
    down: "Stop down",
    move: "stop",
    run: "to run",
    late: "next late stop",
    letGo: "let go",
  },
};

const nl: typeof en = {
  map: "Kaart",
  picture: (runs, stops) =>
    `Kaart van ${stops} ${stops === 1 ? "stop" : "stops"} in ${runs} ${runs === 1 ? "route" : "routes"}. De lijsten ernaast zeggen hetzelfde.`,
  nowhere: "Van deze stops weten we de plek nog niet. In de lijsten staan ze wel.",
  unplaced: (count) =>
    count === 1
      ? "Van 1 stop weten we de plek niet; die staat alleen in de lijst."
      : `Van ${count} stops weten we de plek niet; die staan alleen in de lijst.`,
  zoomIn: "Inzoomen",
  zoomOut: "Uitzoomen",
  key: {
    done: "gedaan",
    open: "open",
    unassigned: "zonder route",
    late: "te laat",
    driver: "chauffeur",
  },
  hub: { name: (name) => `Hub ${name}`, where: "midden van het gebied" },
  cells: "De vakken zijn ongeveer de postcodegebieden.",
  tiles: (host) => `Kaart: ${host}`,
  positions: "Plekken van chauffeurs komen mee met hun meldingen en zijn vannacht weg.",
  runs: "Routes",
  summary: (runs, stops, unassigned) =>
    `${runs} ${runs === 1 ? "route" : "routes"}, ${stops} ${stops === 1 ? "stop" : "stops"}, ${unassigned} zonder route`,
  columns: { driver: "Chauffeur", stops: "Stops", length: "Lengte", end: "Einde" },
  of: (done, all) => `${done} van ${all} stops gedaan`,
  length: (km) => `ongeveer ${km} km`,
  ends: (time) => `klaar rond ${time}`,
  noEnd: "–",
  lateCount: (count) => `${count} te laat`,
  lastSeen: (time) => `laatste plek ${time}`,
  nextStop: (street, time) => `nu naar ${street}, ${time}`,
  allDone: "alles gedaan",
  noStops: "nog geen stops",
  passed: (count) => `${count} gedaan of gemist hiervoor`,
  late: "Te laat",
  lateRow: (minutes) => `${minutes} min na het tijdvak`,
  noneLate: "Niemand hoeft langer te wachten dan zijn tijdvak.",
  unassigned: "Zonder route",
  allAssigned: "Elke stop heeft een chauffeur.",
  drag: "Sleep naar een route, of kies er een.",
  move: (number) => `${number} naar welke route`,
  here: "nu hier",
  added: (km) => `+ ${km} km`,
  toNobody: "Niemand",
  put: (driver) => `Zet bij ${driver}`,
  putNobody: "Zet bij niemand",
  letGo: "Laat los",
  selected: (number, customer, time) =>
    `${number}, ${customer}, ${time}. Druk op het nummer van een route om hem te verplaatsen.`,
  keys: {
    up: "Stop omhoog",
    down: "Stop omlaag",
    move: "stop",
    run: "naar route",
    late: "volgende te late stop",
    letGo: "laat los",
  },
};

export const useMapTexts = defineTexts({ en, nl });
