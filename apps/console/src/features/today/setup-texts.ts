import type { BusinessDetail, SetupStep } from "@waslijn/contract/console/codes";
import type { Setup } from "@waslijn/contract/console/setup";
import { defineTexts } from "../../i18n/define-texts.ts";

type Words = { [S in SetupStep]: (state: Setup[S]) => string };

const rangesOf = ({ ranges, count }: Setup["area"], more: (count: number) => string): string => {
  const shown = ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  const rest = count - ranges.length;
  return [...shown, ...(rest > 0 ? [more(rest)] : [])].join(", ");
};

const detailsEn: Record<BusinessDetail, string> = {
  company: "company name",
  street: "street",
  postalCode: "postal code",
  city: "city",
  phone: "phone number",
  email: "e-mail address",
  chamberOfCommerce: "KvK number",
  vatNumber: "VAT number",
  iban: "IBAN",
};

const stepsEn: Words = {
  business: ({ isDone, company, address, chamberOfCommerce, missing, examples }) =>
    isDone
      ? `${company}, ${address} · KvK ${chamberOfCommerce}`
      : missing.length > 0
        ? `Still empty in the settings: ${missing.map((name) => detailsEn[name]).join(", ")}.`
        : examples.includes("company")
          ? `Still the example (${company}). Fill in your own: they stand on every invoice.`
          : `Still the example’s: ${examples.map((name) => detailsEn[name]).join(", ")}.`,
  hub: ({ isDone, hubs, windows }) =>
    isDone
      ? `${hubs.join(", ")} · ${windows} windows a day`
      : hubs.length > 0
        ? `${hubs.join(", ")} has no windows with places for pickups and deliveries yet.`
        : "Where do you wash and start driving? A hub comes with windows for the whole day.",
  area: (area) =>
    area.isDone
      ? `Postal codes ${rangesOf(area, (count) => `and ${count} more`)}`
      : area.count > 0
        ? "The hub of these postal codes has no windows yet."
        : "Where do you collect? Without postal codes nobody can order.",
  prices: ({ isDone, count, missing }) =>
    isDone
      ? `${count} prices. Starting from the example list, change what differs for you.`
      : missing.length > 0
        ? `No price today for ${missing.join(", ")}.`
        : "There is no service with a price yet.",
  staff: ({ isDone, people }) =>
    people > 1
      ? `${people} people work here.`
      : isDone
        ? "You work alone, and have a second passkey for when a device is lost."
        : "Invite desk and drivers. Working alone? Make a second passkey at Account instead.",
  order: ({ number }) =>
    number !== null
      ? `${number} was the first order.`
      : "Order on your own phone and see it arrive here.",
};

const en = {
  title: "Open your shop",
  loading: "Looking at what is done",
  progress: (done: number, all: number, minutes: number) =>
    done === all
      ? `All ${all} are done.`
      : `${done} of ${all} done, about ${minutes} ${minutes === 1 ? "minute" : "minutes"} left. You can change everything later.`,
  names: {
    business: "Business details",
    hub: "Hub and windows",
    area: "Area",
    prices: "Prices",
    staff: "Staff",
    order: "Test order as a customer",
  } satisfies Record<SetupStep, string>,
  steps: stepsEn,
  minutes: (count: number) => (count === 1 ? "1 minute" : `${count} minutes`),
  now: (count: number) => `now, ${count === 1 ? "1 minute" : `${count} minutes`}`,
  done: "done",
  begin: "Begin",
  change: "Change",
  look: "View",
  next: (name: string) => `Next: ${name}`,
  list: "To the list",
  soFar: (done: number, all: number) => `Open your shop: ${done} of ${all} done`,
  seen: {
    title: "What a customer sees now",
    asCustomer: "As a customer",
    open: "Customers can order",
    openText: "Whoever fills in a postal code of your area can choose a time.",
    closed: "“We do not come here yet”",
    closedText: "Whoever fills in a postal code can leave an e-mail address.",
    opensAfter: "Opens after",
    address: "Address",
    waiting: "Waiting",
    people: (count: number) => (count === 1 ? "1 person" : `${count} people`),
  },
  later: {
    title: "May wait",
    hint: "not needed yet",
    payments: "Payments",
    paymentsBy: {
      service: "through Mollie",
      "test-bank": "the test bank for now, no real money",
      none: "bills cannot be paid online for now",
    },
    mail: "E-mail",
    mailBy: { set: "is sent", missing: "kept, not sent, for now" },
    text: "Text messages",
    textBy: { set: "are sent", missing: "off for now, customers get mail" },
    system: "To Settings",
  },
  goes: "This list goes when all six are done. Find it again with Ctrl K or at Shop.",
  notOpen: "The shop is not open yet: the owner is still setting it up. Customers cannot order.",
};

const detailsNl: Record<BusinessDetail, string> = {
  company: "bedrijfsnaam",
  street: "straat",
  postalCode: "postcode",
  city: "plaats",
  phone: "telefoonnummer",
  email: "mailadres",
  chamberOfCommerce: "KvK-nummer",
  vatNumber: "btw-nummer",
  iban: "IBAN",
};

const stepsNl: Words = {
  business: ({ isDone, company, address, chamberOfCommerce, missing, examples }) =>
    isDone
      ? `${company}, ${address} · KvK ${chamberOfCommerce}`
      : missing.length > 0
        ? `Nog leeg bij de instellingen: ${missing.map((name) => detailsNl[name]).join(", ")}.`
        : examples.includes("company")
          ? `Nog die van het voorbeeld (${company}). Vul die van jou in: ze staan op elke factuur.`
          : `Nog van het voorbeeld: ${examples.map((name) => detailsNl[name]).join(", ")}.`,
  hub: ({ isDone, hubs, windows }) =>
    isDone
      ? `${hubs.join(", ")} · ${windows} tijdvakken per dag`
      : hubs.length > 0
        ? `${hubs.join(", ")} heeft nog geen tijdvakken met plek voor ophalen en bezorgen.`
        : "Waar doe je de was en waar rij je vandaan? Een hub krijgt meteen tijdvakken voor de hele dag.",
  area: (area) =>
    area.isDone
      ? `Postcodes ${rangesOf(area, (count) => `en nog ${count}`)}`
      : area.count > 0
        ? "De hub van deze postcodes heeft nog geen tijdvakken."
        : "Waar haal je op? Zonder postcodes kan niemand bestellen.",
  prices: ({ isDone, count, missing }) =>
    isDone
      ? `${count} prijzen. Begin met de voorbeeldlijst en verander wat bij jou anders is.`
      : missing.length > 0
        ? `Vandaag geen prijs voor ${missing.join(", ")}.`
        : "Er is nog geen dienst met een prijs.",
  staff: ({ isDone, people }) =>
    people > 1
      ? `Jullie zijn met ${people}.`
      : isDone
        ? "Je werkt alleen en hebt een tweede passkey voor als je een apparaat kwijt bent."
        : "Nodig balie en chauffeurs uit. Werk je alleen? Maak dan bij Account een tweede passkey.",
  order: ({ number }) =>
    number !== null
      ? `${number} was de eerste bestelling.`
      : "Bestel met je eigen telefoon en zie hier wat er binnenkomt.",
};

const nl: typeof en = {
  title: "Je zaak openen",
  loading: "Kijken wat er klaar is",
  progress: (done, all, minutes) =>
    done === all
      ? `Alle ${all} zijn klaar.`
      : `${done} van ${all} klaar, nog ongeveer ${minutes} ${minutes === 1 ? "minuut" : "minuten"}. Alles kan later anders.`,
  names: {
    business: "Bedrijfsgegevens",
    hub: "Hub en tijdvakken",
    area: "Gebied",
    prices: "Prijzen",
    staff: "Medewerkers",
    order: "Proefbestelling als klant",
  },
  steps: stepsNl,
  minutes: (count) => (count === 1 ? "1 minuut" : `${count} minuten`),
  now: (count) => `nu, ${count === 1 ? "1 minuut" : `${count} minuten`}`,
  done: "klaar",
  begin: "Begin",
  change: "Wijzig",
  look: "Bekijk",
  next: (name) => `Verder: ${name}`,
  list: "Naar de lijst",
  soFar: (done, all) => `Je zaak openen: ${done} van ${all} klaar`,
  seen: {
    title: "Dit ziet een klant nu",
    asCustomer: "Als klant",
    open: "Klanten kunnen bestellen",
    openText: "Wie een postcode uit je gebied invult, kan een tijd kiezen.",
    closed: "“Hier komen we nog niet”",
    closedText: "Wie een postcode invult, kan een mailadres achterlaten.",
    opensAfter: "Open na",
    address: "Adres",
    waiting: "Wachten al",
    people: (count) => (count === 1 ? "1 persoon" : `${count} mensen`),
  },
  later: {
    title: "Mag later",
    hint: "nu nog niet nodig",
    payments: "Betalen",
    paymentsBy: {
      service: "via Mollie",
      "test-bank": "nu de testbank, geen echt geld",
      none: "rekeningen zijn nu niet online te betalen",
    },
    mail: "Mail",
    mailBy: { set: "wordt verstuurd", missing: "wordt nu bewaard, niet verstuurd" },
    text: "Sms",
    textBy: { set: "wordt verstuurd", missing: "nu uit, klanten krijgen mail" },
    system: "Naar Instellingen",
  },
  goes: "Deze lijst verdwijnt als de zes klaar zijn. Terugvinden kan met Ctrl K of bij Zaak.",
  notOpen:
    "De zaak is nog niet open: de eigenaar is hem nog aan het inrichten. Klanten kunnen niet bestellen.",
};

export const setupTexts = { en, nl };
export const useSetupTexts = defineTexts(setupTexts);
