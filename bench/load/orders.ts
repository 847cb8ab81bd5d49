import type { OrderPlaced } from "@waslijn/contract/customer/orders";
import { addDays, toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import type { AvailableDate } from "@waslijn/contract/customer/times";
import { GUEST_CREDENTIALS } from "@waslijn/contract/shared/codes";
import { randomUUID } from "node:crypto";
import { EACH, type Turn } from "./load.ts";
import { DEMO_LOGIN } from "../../apps/api/src/seed/seed.ts";

const LOCATION = {
  address: "Lange Veerstraat 18-A\n2011 DB Haarlem",
  city: "Haarlem",
  country: "Netherlands",
  lat: null,
  lon: null,
  postalCode: "2011DB",
  thoroughfare: "Lange Veerstraat",
  subThoroughfare: "18-A",
};
const DEVICE = "bench-bench-bench";
/** Windows that never fill. */
export const LARGE = "UPDATE hub_windows SET capacity = 1000000000";
/** Otherwise the mails of one measurement would be sent during the next. */
export const NO_MAILS = "TRUNCATE outbox CASCADE";
export const PICKUPS_PATH =
  "/times/pickups?postalCode=2011DB&city=Haarlem&thoroughfare=Lange+Veerstraat&subThoroughfare=18-A&isNew=0";

export type Customer = { headers: Record<string, string> };

/** An existing customer: no account is created, so no password is hashed. */
export const logIn = (api: string): Promise<Customer> =>
  takeToken(api, DEMO_LOGIN.email, DEMO_LOGIN.password);

/** Several existing customers: orders of one customer would wait for each other. */
export async function logInMany(
  api: string,
  pickups: AvailableDate[],
  count: number,
): Promise<Customer[]> {
  const guest = await comeAsGuest(api);
  const [first = ""] = orderBodies(pickups, "spread", NEW_CUSTOMER);
  const known: Customer[] = [];
  while (known.length < count) {
    const id = randomUUID();
    await fetch(`${api}/orders`, {
      method: "POST",
      headers: { ...guest.headers, "idempotency-key": id },
      body: first.replace(EACH, id),
    });
    const { email, plainPassword } = NEW_CUSTOMER;
    known.push(await takeToken(api, email.replace(EACH, id), plainPassword));
  }
  return known;
}

/** Rotates through customers and bodies. */
export function turnsOf(customers: Customer[], bodies: string[]): () => Omit<Turn, "path"> {
  let turn = 0;
  return () => {
    const { headers = {} } = customers[turn % customers.length] ?? {};
    const body = bodies[turn++ % bodies.length] ?? "";
    return { headers, body };
  };
}

/** A guest token. */
export const comeAsGuest = (api: string): Promise<Customer> =>
  takeToken(api, GUEST_CREDENTIALS.username, GUEST_CREDENTIALS.password);

async function takeToken(api: string, name: string, password: string): Promise<Customer> {
  const basic = Buffer.from(`${name}:${password}`).toString("base64");
  const answer = await fetch(`${api}/tokens`, {
    method: "POST",
    headers: { authorization: `Basic ${basic}`, "content-type": "application/json" },
    body: JSON.stringify({ uuid: DEVICE }),
  });
  const { token } = (await answer.json()) as { token: string };
  return {
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "x-device-web-id": DEVICE,
    },
  };
}

export async function listPickups(api: string, { headers }: Customer): Promise<AvailableDate[]> {
  return (await fetch(api + PICKUPS_PATH, { headers })).json() as Promise<AvailableDate[]>;
}

export const NEW_CUSTOMER = {
  email: `klant-${EACH}@mail.example`,
  language: "nl",
  plainPassword: "lakens-op-de-lijn",
  phone: "06 87654321",
  name: "Noor Bakker",
  fullName: "Noor Bakker",
  hasBag: true,
};

/** Mondays and Tuesdays with a working day two days later, when the same window delivers. */
export function orderBodies(
  pickups: AvailableDate[],
  kind: "spread" | "hot",
  user: object = { hasBag: true },
): string[] {
  const worked = new Set(pickups.map(({ date }) => date));
  const days = pickups.filter(
    ({ date }) => [1, 2].includes(new Date(date).getUTCDay()) && worked.has(addDays(date, 2)),
  );
  const all = days.flatMap(({ date, hours }) =>
    hours.filter(({ available }) => available).map(({ from }) => body(date, from, user)),
  );
  return kind === "hot" ? all.slice(0, 1) : all;
}

function body(date: string, from: string, user: object): string {
  return JSON.stringify({
    user,
    order: {
      notes: "",
      couponCode: "",
      pickupTime: toAmsterdamTimestamp(date, from),
      deliveryTime: toAmsterdamTimestamp(addDays(date, 2), from),
      pickupLocation: LOCATION,
      deliveryLocation: LOCATION,
      cleaningServices: ["WF", "DC"],
      data: {},
    },
  });
}

/** Places an order and returns the path of its page. */
export async function placeOne(url: string): Promise<string> {
  const api = `${url}/api`;
  const customer = await logIn(api);
  const [body] = orderBodies(await listPickups(api, customer), "hot");
  const headers = { ...customer.headers, "idempotency-key": randomUUID() };
  const answer = await fetch(`${api}/orders`, { method: "POST", headers, body: body ?? "" });
  const { link } = (await answer.json()) as OrderPlaced;
  return link;
}
