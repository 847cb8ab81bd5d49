import { formatter } from "@waslijn/contract/shared/formatters";
import type en from "./count.en.ts";

const nl: typeof en = {
  title: "Tellen en wegen",
  back: "Terug naar vandaag",
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
    rule: (kilos, base, extra) =>
      `Tot ${kilos} kg ${base}. Elke kilo meer, ook begonnen, ${extra}.`,
  },
  bags: {
    title: "Waszakken",
    one: "Waszak",
    arrived: "Waszakken binnen",
    back: "Waszakken voorgoed terug",
    atDoor: (bags) => (bags === 1 ? "1 waszak aan de deur" : `${bags} waszakken aan de deur`),
    notAsDoor: (door) => `de chauffeur telde er ${door}`,
    before: (count) => `${count} eerder geteld`,
    kept: (counted, all) => `${counted} van ${all} waszakken geteld`,
  },
  bill: {
    title: "Rekening",
    soFar: "Rekening tot nu toe",
    toPay: "Te betalen",
    vat: "waarvan btw 21 %",
    discount: (code) => `Korting ${code}`,
    kilos: (kilos) => `${formatter(Intl.NumberFormat, "nl").format(kilos)} kg`,
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
    send: "Klaar: rekening sturen",
    again: "Klaar: rekening verbeteren",
    keep: "Bewaar, er komt nog een waszak",
    keepNext: (bag, toCome) =>
      `Bewaar waszak ${bag}, er ${toCome === 1 ? "komt" : "komen"} er nog ${toCome}`,
    withoutRest: "Rekening sturen, er komt geen waszak meer",
  },
  kept: {
    sent: "Alles is verstuurd",
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
  labels: {
    open: "Print etiketten",
    title: "Etiketten printen",
    which: "Etiketten voor",
    paper: "Op",
    pieces: (count) => `Stuks (${count})`,
    bags: (count) => `Waszakken (${count})`,
    papers: { roll: "Rol", sheet: "Vel" },
    hints: {
      roll: "57 × 32 mm. Kies de etikettenprinter en print op ware grootte.",
      sheet: "A4 met 24 etiketten van 70 × 37 mm. Print op ware grootte.",
    },
    print: (count) => (count === 1 ? "Print 1 etiket" : `Print ${count} etiketten`),
    close: "Sluit",
  },
};
export default nl;
