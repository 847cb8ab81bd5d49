import type { Desk, Sample } from "./open-desk.ts";
import { RARE_NAME } from "./people.ts";

/** Path of the request of the nth turn. */
type Question = (desk: Pick<Desk, "samples">, turn: number) => string;

const list = (query: string): string => `/api/console/orders${query && `?${query}`}`;
const search = (words: string): string => list(`search=${encodeURIComponent(words)}`);
/** Asks about a different order's customer in each turn. */
const by =
  (words: (sample: Sample) => string): Question =>
  ({ samples }, turn) => {
    const sample = samples[turn % samples.length];
    return search(sample ? words(sample) : "");
  };

const HUBS = ["haarlem", "amsterdam", "utrecht", "den-haag"];
const DAYS = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"];
const STATES = ["placed", "picked-up", "counted", "ready", "delivered", "cancelled"];
const one = (from: string[], turn: number): string => from[turn % from.length] ?? "";

/** All requests of a desk about orders: the list, each filter, each kind of search, one order (DESK-02). */
export const QUESTIONS: Record<string, Question> = {
  "all orders": () => list(""),
  "of a hub": (_, turn) => list(`hub=${one(HUBS, turn)}`),
  "in a state": (_, turn) => list(`state=${one(STATES, turn)}`),
  "in a state at a hub": (_, turn) => list(`state=${one(STATES, turn)}&hub=${one(HUBS, turn)}`),
  "of a day": (_, turn) => list(`day=${one(DAYS, turn)}`),
  "pickups of a day at a hub": (_, turn) =>
    list(`day=${one(DAYS, turn)}&stop=pickup&hub=${one(HUBS, turn)}&sort=pickup`),
  "of a company's kind": () => list("kind=re-use"),
  "of consumers": () => list("kind=consumer"),
  unpaid: () => list("payment=unpaid"),
  overdue: () => list("payment=overdue"),
  "paid otherwise than asked": () => list("payment=differs"),
  missed: () => list("missed=1"),
  "with other bags than picked up": () => list("bags=differ"),
  "all orders, a page of earlier years": ({ samples }, turn) =>
    list(`after=${samples[turn % samples.length]?.event ?? ""}`),
  "how many each list has": () => "/api/console/orders/counts",
  today: () => "/api/console/today",
  "by placing": () => list("sort=placed"),
  "by delivery": () => list("sort=delivery"),
  "search: number": by(({ number }) => number),
  "search: number without its letter": by(({ number }) => number.slice(2)),
  "search: name": by(({ name }) => name),
  "search: surname": by(({ name }) => name.slice(name.indexOf(" ") + 1)),
  "search: common surname": () => search("de vries"),
  "search: common surname of a hub": (_, turn) => list(`search=jansen&hub=${one(HUBS, turn)}`),
  "search: common surname by pickup": () => list("search=jansen&sort=pickup"),
  "search: one customer's surname": () => search(RARE_NAME),
  "search: nobody's name": () => search("xylofoonspeler"),
  "search: a city": () => search("haarlem"),
  "search: e-mail": by(({ email }) => email),
  "search: phone": by(({ phone }) => phone),
  "search: postal code": by(({ postalCode }) => postalCode),
  "search: street and house": by(({ street, house }) => `${street} ${house}`),
  "search: common street": () => search("kerkstraat"),
  "search: surname and postal code": by(
    ({ name, postalCode }) => `${name.split(" ").at(-1)} ${postalCode.slice(0, 4)}`,
  ),
  "one order": ({ samples }, turn) =>
    `/api/console/orders/${samples[turn % samples.length]?.number ?? ""}`,
};
