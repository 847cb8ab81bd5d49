const people = (count: number): string => (count === 1 ? "1 person" : `${number(count)} people`);
const number = (count: number): string => count.toLocaleString("en");

export const areasEn = {
  title: "Areas",
  loading: "Loading areas",
  served: (served: number, all: number) => `${number(served)} of ${number(all)} postal areas`,
  asCustomer: "What does a postal code see?",
  map: {
    title: "Map",
    count: number,
    unserved: "not served",
    waiting: "people waiting",
    picture:
      "The Netherlands as dots, one for each postal area, by hub; rings are people who wait. The lists beside it say the same in words.",
  },
  waiting: {
    title: "Who waits where",
    caption: "Places where people wait, most of them first",
    total: (count: number, places: number) =>
      `${people(count)}, ${places === 1 ? "1 place" : `${number(places)} places`}`,
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
    all: (count: number) => `All ${number(count)} places`,
    up: "The place above",
    down: "The place below",
    open: "Open this place",
  },
  open: {
    title: (place: string | undefined) => (place ? `Open ${place}` : "Open an area"),
    areas: (count: number) => (count === 1 ? "1 postal area" : `${number(count)} postal areas`),
    codes: "Postal codes",
    codesHint: "The first four digits, such as 2311-2334 or 2311, 2315-2318",
    codesWrong: "Write postal codes as 2311-2334, the lower one first.",
    hub: "Hub",
    far: "Farthest",
    farKm: (km: number, hub: string) => `${km} km from the middle of ${hub}`,
    served: "Served already",
    servedBy: (hubs: string) => `from ${hubs}`,
    noHub: "There is no hub yet.",
    noHubText: "An area belongs to a hub. Make one first.",
    counting: "Counting who waits…",
    willMail: (count: number) => `Will mail ${people(count)}`,
    willMailText: ", once each and in their own language.",
    nobody: "Nobody waits for this: no mails go out.",
    submit: (count: number) => (count === 0 ? "Open" : `Open and mail ${people(count)}`),
    silent: "Open without mails",
    done: (count: number) =>
      count === 0 ? "Opened." : `Opened; ${people(count)} will have a mail.`,
  },
};
