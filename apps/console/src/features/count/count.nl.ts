import { formatKilos } from "@waslijn/contract/shared/formats/money";
import type en from "./count.en.ts";

const nl: typeof en = {
  title: "Tellen en wegen",
  back: "Terug naar vandaag",
  toRuns: "Naar de routes",
  switch: (name) => `Vergrendel de tablet: ${name} stopt`,
  share: "Deel deze tablet, met een pincode per persoon",
  hubs: { title: "Hub", all: "Alle hubs" },
  countBy: {
    before: (moment) => `tellen vóór ${moment}`,
    late: (minutes) => {
      if (minutes < 60) return `${minutes} min te laat`;
      if (minutes < 2880) return `${Math.floor(minutes / 60)} uur te laat`;
      return `${Math.floor(minutes / 1440)} dagen te laat`;
    },
  },
  floor: { title: "Tellen of stappen", count: "Tellen", stages: "Stappen" },
  ready: {
    press: "Schoon en klaar voor de chauffeur",
    done: (number) => `${number} is klaar.`,
  },
  loading: "Laden wat geteld moet worden",
  scan: "Scan of typ het nummer",
  scanHint: "Scan een etiket",
  noNumber: "Typ een nummer zoals W-20481.",
  again: "Probeer opnieuw",
  waiting: (count) => (count === 1 ? "1 bestelling te tellen" : `${count} bestellingen te tellen`),
  none: "Alles is geteld",
  noneHint:
    "Wat hierna wordt opgehaald, verschijnt hier. Scan een waszak om de bestelling te openen.",
  offline:
    "Geen verbinding. Dit is de lijst zoals dit apparaat hem het laatst zag; je kunt doortellen.",
  unknown: (number) => `Bestelling ${number} bestaat niet`,
  unknownHint: "Scan het etiket nog eens, of typ het nummer.",
  notHere: (number) =>
    `Geen verbinding, en ${number} staat nog niet op dit apparaat. Tel eerst een andere, of probeer het opnieuw.`,
  onItsWay: (number) =>
    `${number} is geteld en op dit apparaat bewaard. De rekening gaat weg zodra er verbinding is.`,
  notNow: {
    placed:
      "Deze bestelling is nog niet opgehaald. Meld bij de bestelling dat de waszakken er zijn en tel dan.",
    "picked-up": "Deze bestelling wordt niet per stuk berekend: er is niets te tellen.",
    counted: "Deze bestelling heeft een factuur: de telling staat vast.",
    ready: "Deze bestelling heeft een factuur: de telling staat vast.",
    delivered: "Deze bestelling is terug bij de klant.",
    cancelled: "Deze bestelling is geannuleerd.",
  },
  delivery: (window) => `bezorgen ${window}`,
  customerNote: "De klant schrijft:",
  pieces: {
    title: "Stuks",
    group: "Groep",
    less: (label) => `${label}, één minder`,
    more: (label) => `${label}, één meer`,
    count: (label) => `${label}, aantal`,
  },
  kilos: {
    title: "Kilo’s",
    keys: "Kilo’s was",
    erase: "Wis laatste cijfer",
    laundry: "Was per kilo",
    rule: (kilos, base, extra) => `Tot ${kilos} kg ${base}. Elke begonnen kilo meer ${extra}.`,
  },
  bags: {
    title: "Waszakken",
    one: "Waszak",
    arrived: "Waszakken binnen",
    back: "Waszakken voorgoed terug",
    atDoor: (bags) => (bags === 1 ? "1 waszak opgehaald" : `${bags} waszakken opgehaald`),
    notAsDoor: (door) => `de chauffeur telde er ${door}`,
    before: (count) => `${count} eerder geteld`,
    kept: (counted, all) => `${counted} van ${all} waszakken geteld`,
  },
  bill: {
    title: "Rekening",
    soFar: "Rekening tot nu toe",
    toPay: "Te betalen",
    vat: "waarvan btw 21 %",
    discount: (code) => `Korting ${code}`,
    kilos: (kilos) => formatKilos(kilos, "nl"),
    lines: {
      shipping: "Ophalen en bezorgen",
      "service-fee": "Servicekosten",
      minimum: "Tot het minimum",
      deposit: "Waszak, borg",
      "deposit-back": "Borg terug",
      "late-change": "Late wijziging",
      "missed-delivery": "Gemiste bezorging",
    },
  },
  done: {
    title: "Klaar",
    bag: (bag, all) => (all > 1 ? `Waszak ${bag} van ${all}` : `Waszak ${bag}`),
    all: "Opnieuw geteld",
    pieces: (count, kilos) => `${count} ${count === 1 ? "stuk" : "stuks"}, ${kilos} kg`,
    send: "Klaar: rekening sturen",
    again: "Klaar: rekening verbeteren",
    keep: "Bewaar, er komt nog een waszak",
    keepNext: (bag, toCome) =>
      `Bewaar waszak ${bag}, er ${toCome === 1 ? "komt" : "komen"} er nog ${toCome}`,
    withoutRest: "Rekening sturen, er komt geen waszak meer",
  },
  empty: {
    title: "Niets geteld?",
    order: (amount) =>
      `Deze bestelling heeft 0 stuks en 0 kilo. De rekening komt uit op ${amount}.`,
    bag: (bag) => `Waszak ${bag} heeft 0 stuks en 0 kilo.`,
    confirm: "Ja, er zit niets in",
    leave: "Terug naar tellen",
  },
  conflict: {
    you: "Jij",
    bag: (who, bag) => `${who} telde ook aan waszak ${bag}`,
    order: (who) => `${who} telde deze bestelling intussen`,
    choose: "Niets is weg: kies per stuk wat klopt.",
    same: "Jullie telden hetzelfde. Was het dezelfde waszak?",
    settle: "Zo klopt het",
    settleSame: "Dezelfde waszak: zo klopt het",
    other: "Een andere waszak: bewaar allebei",
    drop: (who) => `Gooi mijn telling weg, houd die van ${who}`,
  },
  leaving: {
    title: (number, amount) => `Rekening ${number}, ${amount}`,
    goes: (seconds, customer) =>
      `gaat over ${seconds} ${seconds === 1 ? "seconde" : "seconden"} naar ${customer}`,
    now: "Stuur nu",
    undo: "Herstel",
    region: "Rekeningen die weggaan",
    undone: (number) => `De rekening van ${number} gaat niet weg. Bekijk de telling nog eens.`,
    sent: (number) => `De rekening van ${number} staat klaar voor verzending.`,
  },
  mine: {
    counted: (pieces, kilos) =>
      `Wat jij hier telde, is niet verstuurd: ${pieces} ${pieces === 1 ? "stuk" : "stuks"}, ${kilos} kg.`,
    drop: "Gooi mijn telling weg",
  },
  kept: {
    sent: "Alles is verstuurd",
    unsent: (orders) =>
      orders === 1 ? "1 telling nog niet verstuurd" : `${orders} tellingen nog niet verstuurd`,
    goOn: (number) => `Ga verder met ${number}`,
    waiting: (orders) =>
      orders === 1
        ? "1 bestelling op dit apparaat bewaard, nog niet verstuurd"
        : `${orders} bestellingen op dit apparaat bewaard, nog niet verstuurd`,
    trouble: {
      full: "Deze tablet is vol: laat deze pagina open tot alles verstuurd is en maak dan ruimte.",
      refused: "Deze browser bewaart niets: laat deze pagina open tot alles verstuurd is.",
    },
    refused: "is niet aangenomen.",
    look: "Kijk nog eens",
  },
  findings: {
    title: (label) => `Vlek of schade: ${label}`,
    noteOn: (label, found) =>
      found === 0 ? `Vlek of schade bij ${label}` : `${label}: ${found} genoteerd`,
    what: "Wat is er",
    kinds: { stain: "Vlek", hole: "Gat", button: "Knoop" },
    photo: "Foto",
    photoOf: (label, place) => `${label}, foto ${place}`,
    noPhoto: "Dit bestand is geen foto die we kunnen tonen. Maak een andere.",
    note: "Wat zie je?",
    noteHint: "De klant leest dit mee. Bijvoorbeeld: rode wijn, links onder.",
    pages: "Stuks van deze soort",
    page: (place) => `Stuk ${place}`,
    another: (label) => `Nog een keer ${label}`,
    done: "Bewaar",
    remove: "Haal weg",
  },
  printLabels: "Print etiketten",
};
export default nl;
