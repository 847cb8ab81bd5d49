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

export const windowsEn = {
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
