import type { areasEn } from "./areas.en.ts";

const number = (count: number): string => count.toLocaleString("nl");
const people = (count: number): string => (count === 1 ? "1 persoon" : `${number(count)} mensen`);

export const areasNl: typeof areasEn = {
  title: "Gebieden",
  loading: "Gebieden laden",
  served: (served, all) => `${number(served)} van ${number(all)} postcodegebieden`,
  asCustomer: "Wat ziet een postcode?",
  map: {
    title: "Kaart",
    count: number,
    unserved: "niet gedekt",
    waiting: "wachtende mensen",
    picture:
      "Nederland als stippen, één per postcodegebied, naar hub; ringen zijn wachtende mensen. De lijsten hiernaast zeggen hetzelfde in woorden.",
  },
  waiting: {
    title: "Wie wacht waar",
    caption: "Plaatsen waar mensen wachten, de meeste bovenaan",
    total: (count, places) =>
      `${people(count)}, ${places === 1 ? "1 plaats" : `${number(places)} plaatsen`}`,
    columns: {
      place: "Plaats",
      people: "Wacht",
      lately: "Laatste 4 wk",
      hub: "Dichtste hub",
    },
    none: "geen binnen 60 km",
    km: (hub, km) => `${hub}, ${km} km`,
    empty: "Er wacht niemand",
    emptyText:
      "Wie een postcode invult waar we niet komen, kan een adres achterlaten en staat dan hier.",
    all: (count) => `Alle ${number(count)} plaatsen`,
    up: "Plaats erboven",
    down: "Plaats eronder",
    open: "Deze plaats openen",
  },
  open: {
    title: (place) => (place ? `${place} openen` : "Gebied openen"),
    areas: (count) => (count === 1 ? "1 gebied" : `${number(count)} gebieden`),
    codes: "Postcodes",
    codesHint: "De eerste vier cijfers, zoals 2311-2334 of 2311, 2315-2318",
    codesWrong: "Schrijf postcodes als 2311-2334, de laagste eerst.",
    hub: "Hub",
    far: "Verste gebied",
    farKm: (km, hub) => `${km} km van het midden van ${hub}`,
    served: "Al gedekt",
    servedBy: (hubs) => `vanuit ${hubs}`,
    noHub: "Er is nog geen hub.",
    noHubText: "Een gebied hoort bij een hub. Maak er eerst een.",
    counting: "Tellen wie er wacht…",
    willMail: (count) => `Zal ${people(count)} mailen`,
    willMailText: ", ieder één keer en in de eigen taal.",
    nobody: "Hier wacht niemand op: er gaan geen mails uit.",
    submit: (count) => (count === 0 ? "Openen" : `Openen en ${people(count)} mailen`),
    silent: "Openen zonder mail",
    done: (count) =>
      count === 0
        ? "Geopend."
        : `Geopend; ${people(count)} ${count === 1 ? "krijgt" : "krijgen"} een mail.`,
  },
};
