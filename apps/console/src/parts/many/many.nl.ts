import type en from "./many.en.ts";

const orders = (count: number): string => (count === 1 ? "1 bestelling" : `${count} bestellingen`);

const nl: typeof en = {
  bar: "Wat je met de gekozen bestellingen doet",
  chosen: (count) => `${count} gekozen`,
  most: (count) => `hooguit ${count} tegelijk`,
  move: "Verplaats",
  assign: "Deel in",
  message: "Mail",
  clear: "Laat los",
  leave: "Laat zo",
  why: {
    gone: "bestaat niet",
    changed: "is net gewijzigd",
    "picked-up": "is al opgehaald",
    ended: "is bezorgd of geannuleerd",
    "no-delivery": "wordt niet teruggebracht",
    "there-already": "staat al in dit tijdvak",
    "not-offered": "kan niet in dit tijdvak",
    "delivery-too-early": "de bezorging zou te vroeg komen",
    full: "er is geen plek meer",
    "no-address": "heeft geen e-mailadres",
  },
  fit: (count) => (count === 1 ? "1 bestelling gaat mee." : `${count} bestellingen gaan mee.`),
  noneFit: "Geen van deze bestellingen kan mee.",
  not: (count) =>
    count === 1 ? "1 bestelling blijft staan:" : `${count} bestellingen blijven staan:`,
  checking: "Kijken welke passen",
  moving: {
    title: (count) => `${orders(count)} verplaatsen`,
    kind: "Wat",
    kinds: { pickup: "Ophalen", delivery: "Bezorgen" },
    day: "Dag",
    window: "Tijdvak",
    free: "Niemand betaalt hiervoor. Klanten krijgen na 60 seconden een mail; tot dan kun je het ongedaan maken.",
    submit: (count) => `Verplaats ${orders(count)}`,
    done: (count) => `${orders(count)} verplaatst.`,
  },
  assigning: {
    title: (count) => `${orders(count)} indelen`,
    hub: "Hub",
    day: "Dag",
    run: "Route",
    nobody: "Niemand",
    noRuns: "Er is nog geen route op deze dag. Maak er een bij Routes.",
    fit: (count) => (count === 1 ? "1 stop gaat mee." : `${count} stops gaan mee.`),
    noneFit: "Geen van deze bestellingen heeft op deze dag een open stop.",
    loading: "Routes laden",
    submit: "Deel in",
  },
  writing: {
    title: (count) => `Schrijf de klanten van ${orders(count)}`,
    text: "Tekst van de mail",
    hint: "Aanhef, bestelnummer en de link naar de bestelling komen er vanzelf bij.",
    wait: "De mails wachten 60 seconden; tot dan kun je het ongedaan maken.",
    submit: (count) => (count === 1 ? "Verstuur 1 mail" : `Verstuur ${count} mails`),
    done: (count) => (count === 1 ? "1 mail staat klaar." : `${count} mails staan klaar.`),
  },
};

export default nl;
