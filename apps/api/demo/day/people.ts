import type { UserLocation } from "@waslijn/contract/customer/locations";
import type { Language } from "@waslijn/contract/shared/constants";
import { toPostalCode } from "@waslijn/contract/shared/rules";
import addresses from "../../src/seed/addresses.json" with { type: "json" };

const HUB_OF_CITY: Record<string, string> = {
  Haarlem: "haarlem",
  Heemstede: "haarlem",
  Overveen: "haarlem",
  Bloemendaal: "haarlem",
  Amsterdam: "amsterdam",
  Amstelveen: "amsterdam",
  Utrecht: "utrecht",
  Nieuwegein: "utrecht",
  "Den Haag": "den-haag",
  Leiden: "den-haag",
};

/** Invented names; the initial distinguishes people of the same name. */
const NAMES = [
  "Sanne Bakker",
  "Daan Visser",
  "Emma Smit",
  "Noah Meijer",
  "Julia de Boer",
  "Sem Mulder",
  "Mila de Groot",
  "Lucas Bos",
  "Tess Vos",
  "Levi Peters",
  "Sophie Hendriks",
  "Finn van Leeuwen",
  "Zoë Dekker",
  "Luuk Brouwer",
  "Sara de Wit",
  "Mees Dijkstra",
  "Lotte Smits",
  "Bram de Graaf",
  "Anna van der Meer",
  "Thijs Kok",
  "Eva Jacobs",
  "Ravi Autar",
  "Fleur Verhoeven",
  "Yusuf Yılmaz",
  "Noor Prins",
  "Kees Huisman",
  "Iris Peeters",
  "Omar El Amrani",
  "Lieke Kuipers",
  "Jasper Veenstra",
  "Hannah Schouten",
  "Pieter Koster",
  "Femke van Dam",
  "Tim Willems",
  "Roos Evers",
  "Gijs Hermans",
  "Esmée Bosch",
  "Ruben van Vliet",
  "Nina Scholten",
  "Hugo van den Heuvel",
  "Maud Postma",
  "Jesse Gerritsen",
  "Amira Haddad",
  "Stijn Maas",
  "Olivia Brown",
  "James Carter",
  "Chloé Martin",
  "Wei Chen",
  "Aisha Rahman",
  "Marta Kowalska",
] as const;
const ENGLISH = new Set(["Olivia Brown", "James Carter", "Wei Chen", "Aisha Rahman"]);

export type Person = {
  name: string;
  email: string;
  phone: string;
  language: Language;
  hub: string;
  location: UserLocation;
};

const places = addresses.flatMap((row) => {
  const hub = HUB_OF_CITY[row.city];
  const house = row.house_number + (row.addition && `-${row.addition}`);
  const postalCode = toPostalCode(row.postal_code);
  const location: UserLocation = {
    address: `${row.street} ${house}\n${postalCode.slice(0, 4)} ${postalCode.slice(4)} ${row.city}`,
    city: row.city,
    country: "Netherlands",
    lat: row.latitude,
    lon: row.longitude,
    postalCode,
    thoroughfare: row.street,
    subThoroughfare: house,
  };
  return hub ? [{ hub, location }] : [];
});

/** Half of them live near the hub whose day is shown first. */
const placesOf = (hubs: readonly string[]) => places.filter(({ hub }) => hubs.includes(hub));
const NEAR = placesOf(["haarlem"]);
const FAR = placesOf(["amsterdam", "amsterdam", "utrecht", "den-haag"]);

export const PEOPLE: readonly Person[] = NAMES.flatMap((name, index) => {
  const choices = index % 2 === 0 ? NEAR : FAR;
  const place = choices[(index * 7) % choices.length];
  const plain = name.normalize("NFD").replace(/[^a-zA-Z ]/g, "");
  const person = {
    name,
    email: `${plain.toLowerCase().replaceAll(" ", ".")}@voorbeeld.example`,
    phone: `+316${String(10_000_000 + index * 1_234_567).slice(0, 8)}`,
    language: ENGLISH.has(name) ? ("en" as const) : ("nl" as const),
  };
  return place ? [{ ...person, ...place }] : [];
});

/** Postal codes outside the service area, of people who asked to be notified when it opens. */
export const WAITING = [
  "3011AD",
  "3011AD",
  "3011AD",
  "9711LM",
  "9711LM",
  "6211ED",
  "3012CA",
  "3012CA",
  "5611AZ",
  "5611AZ",
  "8011PK",
  "4811AA",
] as const;
