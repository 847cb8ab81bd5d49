import type en from "./runs.en.ts";

const stops = (count: number): string => (count === 1 ? "1 stop" : `${count} stops`);

const nl: typeof en = {
  title: "Routes",
  loading: "Routes laden",
  hub: "Hub",
  previous: "Vorige dag",
  next: "Volgende dag",
  today: "Vandaag",
  unassigned: "Nog niemand",
  stops,
  done: (done, all) => `${done} van ${all} gedaan`,
  noStops: "Geen stops op deze dag",
  noStopsHint: "Wat voor deze dag besteld wordt, komt hier vanzelf te staan.",
  allAssigned: "Elke stop heeft een chauffeur.",
  emptyRun: "Nog geen stops. Zet er een paar hier, of vraag een voorstel.",
  noRuns: "Geen routes op deze dag",
  noRunsHint: "Geef een chauffeur een route; daarna kun je de stops verdelen.",
  newRun: "Nieuwe route",
  newRunFor: "Een route voor",
  made: (driver) => `${driver} heeft een route.`,
  remove: (driver) => `Verwijder de lege route van ${driver}`,
  removed: (driver) => `${driver} heeft geen route meer op deze dag.`,
  propose: "Voorstel",
  proposal: {
    title: "Voorstel",
    hint: "Tijdvak voor tijdvak, buren bij elkaar, gelijk verdeeld over de chauffeurs. Wat vaststaat of gedaan is, blijft.",
    row: (driver, before, after) => `${driver}: ${before} → ${after} stops`,
    nothing: "Er valt niets te verdelen, en de volgorde is goed.",
    reordered: (driver) => `${driver}: een kortere volgorde`,
    late: (numbers) =>
      numbers.length === 1
        ? `${numbers[0]} past niet in het tijdvak en komt erna aan de beurt.`
        : `${numbers.length} stops passen niet in hun tijdvak en komen erna aan de beurt: ${numbers.join(", ")}.`,
    submit: "Plan het zo",
    leave: "Laat zo",
    done: (count) => `${stops(count)} verdeeld.`,
  },
  stop: {
    menu: (number) => `Wat je met ${number} doet`,
    to: (driver) => `Naar ${driver}`,
    toNobody: "Naar niemand",
    up: "Eerder",
    down: "Later",
    lock: "Zet vast",
    unlock: "Maak los",
    open: "Open de bestelling",
    locked: "staat vast",
    arrival: (time) => `± ${time}`,
    late: (time) => `± ${time}, te laat`,
    notReady: "nog niet klaar",
    states: { open: "open", done: "gedaan", missed: "gemist" },
  },
  locked: "De plek staat vast.",
  unlocked: "De plek is weer los.",
  stepped: "De volgorde van de rit is veranderd.",
  keys: {
    up: "Stop omhoog",
    down: "Stop omlaag",
    move: "kiezen",
    choose: "aanvinken",
    run: "naar route",
    runs: (place, driver) => `${place}: naar ${driver}`,
    nobody: "naar niemand",
    lock: "vastzetten",
    propose: "voorstel",
    all: "alle toetsen",
  },
};

export default nl;
