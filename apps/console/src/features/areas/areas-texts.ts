import { formatNumber } from "@waslijn/contract/shared/formats/money";
import { defineTexts } from "../../i18n/define-texts.ts";

const peopleEn = (count: number): string =>
  count === 1 ? "1 person" : `${numberEn(count)} people`;
const numberEn = (count: number): string => formatNumber(count, "en");

const en = {
  title: "Areas",
  loading: "Loading areas",
  served: (served: number, all: number) => `${numberEn(served)} of ${numberEn(all)} postal areas`,
  asCustomer: "What does a postal code see?",
  map: {
    title: "Map",
    count: numberEn,
    unserved: "not served",
    waiting: "people waiting",
    picture:
      "The Netherlands as dots, one for each postal area, by hub; rings are people who wait. The lists beside it say the same in words.",
  },
  waiting: {
    title: "Who waits where",
    caption: "Places where people wait, most of them first",
    total: (count: number, places: number) =>
      `${peopleEn(count)}, ${places === 1 ? "1 place" : `${numberEn(places)} places`}`,
    columns: {
      place: "Place",
      people: "Waiting",
      lately: "Last 4 weeks",
      hub: "Nearest hub",
    },
    none: "none within 60 km",
    km: (hub: string, km: number) => `${hub}, ${km} km`,
    empty: "Nobody is waiting",
    emptyText:
      "Whoever asks for a postal code we do not serve can leave an address; they appear here.",
    all: (count: number) => `All ${numberEn(count)} places`,
    up: "The place above",
    down: "The place below",
    open: "Open this place",
  },
  subscribers: {
    title: "Who waits",
    titleOf: (place: string) => `Who waits in ${place}`,
    hint: "The addresses of people on the waiting list are personal: look only when you need them.",
    show: "Show addresses",
    loading: "Loading addresses",
    none: "Nobody is waiting here.",
    columns: { email: "E-mail", address: "Address", asked: "Asked on" },
    languages: { nl: "Dutch", en: "English" },
    more: (shown: number, total: number) =>
      `The newest ${numberEn(shown)} of ${numberEn(total)}; the file has all.`,
    once: "Each gets one mail when we open there; then the address is erased.",
    mailed: (day: string, requests: number, [first, last]: [number, number]) =>
      `${day}: mailed at the opening of ${first === last ? first : `${first}–${last}`}, ${numberEn(requests)} ${requests === 1 ? "request" : "requests"}.`,
    export: "Export",
    exported: (file: string) => `${file} is in your downloads. Keep it no longer than you need it.`,
  },
  open: {
    title: (place: string | undefined) => (place ? `Open ${place}` : "Open an area"),
    areas: (count: number) => (count === 1 ? "1 postal area" : `${numberEn(count)} postal areas`),
    codes: "Postal codes",
    codesHint: "The first four digits, such as 2311-2334 or 2311, 2315-2318",
    codesWrong: "Write postal codes as 2311-2334, the lower one first.",
    hub: "Hub",
    far: "Farthest",
    farKm: (km: number, hub: string) => `${km} km from the middle of ${hub}`,
    served: "Served already",
    servedBy: (hubs: string) => `from ${hubs}`,
    noHub: "There is no hub yet.",
    noHubText: "An area belongs to a hub.",
    makeHub: "Make a hub",
    counting: "Counting who waits…",
    willMail: (count: number) => `Will mail ${peopleEn(count)}`,
    willMailText: ", once each and in their own language.",
    nobody: "Nobody waits for this: no mails go out.",
    submit: (count: number) => (count === 0 ? "Open" : `Open and mail ${peopleEn(count)}`),
    silent: "Open without mails",
    done: (count: number) =>
      count === 0 ? "Opened." : `Opened; ${peopleEn(count)} will get a mail.`,
  },
};

const numberNl = (count: number): string => formatNumber(count, "nl");
const peopleNl = (count: number): string =>
  count === 1 ? "1 persoon" : `${numberNl(count)} mensen`;

const nl: typeof en = {
  title: "Gebieden",
  loading: "Gebieden laden",
  served: (served, all) => `${numberNl(served)} van ${numberNl(all)} postcodegebieden`,
  asCustomer: "Wat ziet een postcode?",
  map: {
    title: "Kaart",
    count: numberNl,
    unserved: "niet gedekt",
    waiting: "wachtende mensen",
    picture:
      "Nederland als stippen, één per postcodegebied, naar hub; ringen zijn wachtende mensen. De lijsten hiernaast zeggen hetzelfde in woorden.",
  },
  waiting: {
    title: "Wie wacht waar",
    caption: "Plaatsen waar mensen wachten, de meeste bovenaan",
    total: (count, places) =>
      `${peopleNl(count)}, ${places === 1 ? "1 plaats" : `${numberNl(places)} plaatsen`}`,
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
    all: (count) => `Alle ${numberNl(count)} plaatsen`,
    up: "Plaats erboven",
    down: "Plaats eronder",
    open: "Deze plaats openen",
  },
  subscribers: {
    title: "Wie er wachten",
    titleOf: (place) => `Wie er wachten in ${place}`,
    hint: "De adressen van mensen op de wachtlijst zijn persoonlijk: kijk alleen als je ze nodig hebt.",
    show: "Toon adressen",
    loading: "Adressen laden",
    none: "Hier wacht niemand.",
    columns: { email: "E-mail", address: "Adres", asked: "Gevraagd op" },
    languages: { nl: "Nederlands", en: "Engels" },
    more: (shown, total) =>
      `De nieuwste ${numberNl(shown)} van ${numberNl(total)}; in het bestand staan ze allemaal.`,
    once: "Iedereen krijgt één mail als we er beginnen; daarna is het adres weg.",
    mailed: (day, requests, [first, last]) =>
      `${day}: gemaild bij het openen van ${first === last ? first : `${first}–${last}`}, ${numberNl(requests)} ${requests === 1 ? "aanvraag" : "aanvragen"}.`,
    export: "Exporteer",
    exported: (file) => `${file} staat bij je downloads. Bewaar het niet langer dan nodig.`,
  },
  open: {
    title: (place) => (place ? `${place} openen` : "Gebied openen"),
    areas: (count) => (count === 1 ? "1 gebied" : `${numberNl(count)} gebieden`),
    codes: "Postcodes",
    codesHint: "De eerste vier cijfers, zoals 2311-2334 of 2311, 2315-2318",
    codesWrong: "Schrijf postcodes als 2311-2334, de laagste eerst.",
    hub: "Hub",
    far: "Verste gebied",
    farKm: (km, hub) => `${km} km van het midden van ${hub}`,
    served: "Al gedekt",
    servedBy: (hubs) => `vanuit ${hubs}`,
    noHub: "Er is nog geen hub.",
    noHubText: "Een gebied hoort bij een hub.",
    makeHub: "Maak een hub",
    counting: "Tellen wie er wacht…",
    willMail: (count) => `Zal ${peopleNl(count)} mailen`,
    willMailText: ", ieder één keer en in de eigen taal.",
    nobody: "Hier wacht niemand op: er gaan geen mails uit.",
    submit: (count) => (count === 0 ? "Openen" : `Openen en ${peopleNl(count)} mailen`),
    silent: "Openen zonder mail",
    done: (count) =>
      count === 0
        ? "Geopend."
        : `Geopend; ${peopleNl(count)} ${count === 1 ? "krijgt" : "krijgen"} een mail.`,
  },
};

export const useAreasTexts = defineTexts({ en, nl });
