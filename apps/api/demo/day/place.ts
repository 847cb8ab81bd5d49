import type { OrderBody } from "@waslijn/contract/customer/orders";
import type { ServiceCode } from "@waslijn/contract/shared/codes";
import type { AvailableDate } from "@waslijn/contract/customer/times";
import { randomUUID } from "node:crypto";
import { listPublicCompanies } from "../../src/modules/accounts/companies-repository.ts";
import { placeByPhone } from "../../src/modules/desk/place-by-phone.ts";
import type { Orderer } from "../../src/modules/orders/orderer.ts";
import { findOrderByNumber } from "../../src/modules/orders/orders-repository.ts";
import { arrangeB2bOrder, placeCodeOrder } from "../../src/modules/orders/place-point-order.ts";
import { placeOnce } from "../../src/modules/orders/place-once.ts";
import { arrangeOrder } from "../../src/modules/orders/place-order.ts";
import { timestampOf } from "../../src/modules/orders/windows.ts";
import { findPromoCode } from "../../src/modules/catalogue/promo-code.ts";
import {
  findServicePoint,
  type ServicePointRow,
} from "../../src/modules/catalogue/service-points-repository.ts";
import type { WallTime, WindowQuery } from "../../src/modules/catalogue/times/available-dates.ts";
import { listTimes } from "../../src/modules/catalogue/times/list-times.ts";
import { findUserByEmail } from "../../src/modules/accounts/users-repository.ts";
import { DEMO_LOGIN } from "../../src/seed/seed.ts";
import type { Chance } from "./chance.ts";
import type { House } from "./house.ts";
import type { Life } from "./lives.ts";

const SERVICES: [ServiceCode[], ...ServiceCode[][]] = [
  ["WF"],
  ["WF"],
  ["DC"],
  ["WF", "DC"],
  ["DC", "WF"],
];
const NOTES: [string, ...string[]] = [
  "",
  "",
  "",
  "Graag zonder wasverzachter.",
  "Vlek op de mouw van het witte overhemd.",
  "De tas staat bij de buren op 14.",
];
const BELLS: [object, ...object[]] = [
  {},
  {},
  {},
  { bell: "Bovenste bel", detergent: "zonder parfum" },
  { floor: "2e verdieping", folding: "overhemden op een hanger" },
  { leaveWith: "Conciërge" },
];
/** Not the locations that `npm start` suggests for trying by hand: those stay untouched. */
const HOTEL = "8120";
const SHOP = "5051";
const LINEN = "bed-linen";

/** Places an order as its customer, the desk, a company or a location would; returns its id. */
export async function placeLife(house: House, life: Life): Promise<string> {
  switch (life.by) {
    case "account":
      return placeWithAccount(house, life);
    case "phone":
      return phoneIn(house, life);
    case "company":
      return placeForCompany(house, life);
    case "location":
      return placeAtLocation(house, life);
    case "counter":
      return placeAtCounter(house, life);
  }
}

/** The demonstration's login has orders too, so that there is something to see after logging in. */
async function placeWithAccount(house: House, life: Life): Promise<string> {
  const { db } = house.deps;
  const { person, chance } = life;
  const isOwn = person.name.startsWith("Sanne");
  const user = await findUserByEmail(db, isOwn ? DEMO_LOGIN.email : person.email);
  const contact = user
    ? { name: user.full_name, email: user.email, phone: user.phone }
    : { name: person.name, email: person.email, phone: person.phone };
  const hasBag = user?.has_bag ?? chance.happens(70);
  return arrange(house, life, {
    contact,
    language: person.language,
    hasBag,
    location: person.location,
    userId: user?.id ?? null,
    session: undefined,
    company: undefined,
    // An empty hash: nobody can log in with a password.
    account: user
      ? undefined
      : {
          id: randomUUID(),
          email: contact.email,
          password_hash: "",
          full_name: contact.name,
          phone: contact.phone,
          language: person.language,
        },
  });
}

async function placeForCompany(house: House, life: Life): Promise<string> {
  const { person, chance } = life;
  const companies = await listPublicCompanies(house.deps.db);
  const company = companies[chance.below(companies.length)];
  return arrange(
    house,
    life,
    {
      contact: { name: person.name, email: person.email, phone: person.phone },
      language: "nl",
      hasBag: true,
      location: person.location,
      userId: null,
      session: undefined,
      company,
      account: undefined,
    },
    "re-use",
  );
}

async function arrange(
  { deps }: House,
  life: Life,
  orderer: Orderer,
  b2bType?: "re-use",
): Promise<string> {
  const windows = await chooseWindows(deps, life, orderer.hasBag !== true);
  const order: OrderBody["order"] = {
    ...extrasOf(life),
    ...windows,
    couponCode: life.chance.happens(10) ? "WELKOM10" : "",
    pickupLocation: orderer.location,
    deliveryLocation: orderer.location,
    data: {},
    ...(b2bType && { b2bType }),
  };
  const body = { user: { hasBag: orderer.hasBag }, order };
  const lookUpPromo = (typed: string) => findPromoCode(deps.db, typed);
  const sender = { device: null, lookUpPromo };
  const placed = await placeOnce(deps, undefined, (calendars) =>
    arrangeOrder(deps, calendars, body, orderer, sender),
  );
  return idOf(placed);
}

async function phoneIn({ deps, staff }: House, life: Life): Promise<string> {
  const { person, chance } = life;
  const hasBag = chance.happens(60);
  const windows = await chooseWindows(deps, life, !hasBag);
  const { cleaningServices: services, ...extras } = extrasOf(life);
  const { name, email, phone, language, location } = person;
  const { number } = await placeByPhone(
    deps,
    { id: staff.desk },
    {
      ...extras,
      ...windows,
      services,
      couponCode: "",
      contact: { name, email, phone },
      language,
      location,
      hasBag,
    },
    undefined,
  );
  const placed = await findOrderByNumber(deps.db, number);
  return placed?.id ?? "";
}

async function placeAtLocation({ deps }: House, { chance }: Life): Promise<string> {
  const point = await pointAt(deps, "b2b", HOTEL);
  const times = await chooseTimes(deps, point.hub_id, false, chance);
  const body = { code: HOTEL, services: [LINEN], pickupPacksQty: 1 + chance.below(6), ...times };
  const placed = await placeOnce(deps, undefined, (calendars) =>
    arrangeB2bOrder(deps, calendars, body, point, null),
  );
  return idOf(placed);
}

async function placeAtCounter({ deps }: House, { chance }: Life): Promise<string> {
  const point = await pointAt(deps, "retail", SHOP);
  const placed = await placeCodeOrder(deps, {
    kind: chance.of(["retail", "collection"]),
    point,
    key: undefined,
    device: null,
    limited: async (arrangement) => arrangement,
  });
  return idOf(placed);
}

async function pointAt(
  { db }: House["deps"],
  kind: "b2b" | "retail",
  code: string,
): Promise<ServicePointRow> {
  const point = await findServicePoint(db, kind, code);
  if (!point) throw new Error(`The demonstration has no location ${code}.`);
  return point;
}

const idOf = (placed: object): string => ("id" in placed ? String(placed.id) : "");

const extrasOf = ({ chance }: Life) => ({
  cleaningServices: chance.of(SERVICES),
  notes: chance.of(NOTES),
  instructions: chance.of(BELLS),
});

const chooseWindows = (deps: House["deps"], { person, chance }: Life, isNew: boolean) =>
  chooseTimes(deps, person.hub, isNew, chance);

/** Windows offered at the story's current time: a pickup soon, and a delivery soon after it. */
async function chooseTimes(
  deps: House["deps"],
  hub: string,
  isNew: boolean,
  chance: Chance,
): Promise<{ pickupTime: string; deliveryTime: string }> {
  const offered = async (query: WindowQuery) =>
    (await listTimes(deps, ({ hubs }) => hubs.get(hub), query)) ?? [];
  const pickup = chooseWindow(await offered({ kind: "pickup", isNew }), chance);
  const delivery = chooseWindow(await offered({ kind: "delivery", pickup }), chance);
  return { pickupTime: timestampOf(pickup), deliveryTime: timestampOf(delivery) };
}

const SOON_DAYS = 3;

export function chooseWindow(dates: readonly AvailableDate[], chance: Chance): WallTime {
  const windows = dates
    .slice(0, SOON_DAYS)
    .flatMap(({ date, hours }) =>
      hours.filter(({ available }) => available).map(({ from }) => ({ date, time: from })),
    );
  const window = windows[chance.below(windows.length)];
  if (!window) throw new Error("The demonstration finds no window with room.");
  return window;
}
