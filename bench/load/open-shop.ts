import { addDays, toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import type { CleaningService } from "@waslijn/contract/customer/catalogue";
import { randomUUID } from "node:crypto";
import { runOn } from "../../scripts/test/postgres.ts";
import type { BareLife } from "../reference/bare-life.ts";
import { EACH, type Turn } from "./load.ts";
import { comeAsGuest, listPickups, NEW_CUSTOMER, orderBodies } from "./orders.ts";
import { signInOwner } from "./sign-in-owner.ts";
import { BENCH_NOW } from "./started.ts";

/** Orders of each kind for the product, and as many for the reference. */
const ORDERS = 200;
/** Number of windows used, in the first days without a holiday: deliveries two or three days later are possible. */
const WINDOWS = 12;

type Placed = {
  id: string;
  number: string;
  token: string;
  version: number;
  pickupTime: string;
  /** A request about it is running; its outcome is unknown if the measurement ended meanwhile. */
  isOut: boolean;
};
type Headers = Record<string, string>;

type Deed = {
  method: "GET" | "POST";
  headers: Headers;
  ours: () => Turn;
  bare: () => Turn;
  /** Goal for the rate against the reference. */
  atLeast?: number;
};

/** Orders of new customers, some of them counted, and the requests about them. */
export async function openShop(site: string, databaseUrl: string) {
  const customer = await comeAsGuest(`${site}/api`);
  const desk = {
    cookie: `waslijn-staff=${await signInOwner(databaseUrl, BENCH_NOW)}`,
    origin: site,
    "content-type": "application/json",
  };
  const send = async (path: string, headers: Headers, body?: unknown): Promise<string> => {
    const answer = await fetch(site + path, {
      headers: { ...headers, "idempotency-key": randomUUID() },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return text;
  };
  const bodies = orderBodies(await listPickups(`${site}/api`, customer), "spread", NEW_CUSTOMER);
  const place = async (turn: number): Promise<Placed> => {
    const body = JSON.parse((bodies[turn % WINDOWS] ?? "").replace(EACH, randomUUID()));
    const { id, number, link } = JSON.parse(await send("/api/orders", customer.headers, body));
    const { pickupTime } = body.order;
    const token = String(link).split("/").at(-1) ?? "";
    return { id, number, token, version: 1, pickupTime, isOut: false };
  };
  const services: CleaningService[] = JSON.parse(await send("/api/console/prices", desk));
  const handed = {
    pieces: services.flatMap(({ type, prices }) =>
      prices.slice(0, 4).map(({ alias }) => ({ type, alias, count: 2 })),
    ),
    kilos: 6,
    bags: 1,
    bagsBack: 0,
  };
  const atDesk = (order: Placed, act: string, body: object): Promise<string> =>
    send(`/api/console/orders/${order.number}/${act}`, desk, { version: order.version++, ...body });

  const placed: Placed[] = [];
  while (placed.length < 4 * ORDERS) placed.push(await place(placed.length));
  const [changed = [], changedBare = [], counted = [], countedBare = []] = [0, 1, 2, 3].map(
    (part) => placed.slice(part * ORDERS, (part + 1) * ORDERS),
  );
  for (const order of [...counted, ...countedBare]) {
    await atDesk(order, "pickup", { bags: 1 });
    await atDesk(order, "count", handed);
  }

  const pathOf = (order: Placed): string => `/api/orders/by-link/${order.token}`;
  const countPath = (order: Placed): string => `/api/console/orders/${order.number}/count`;
  const change = (order: Placed): string =>
    JSON.stringify({ version: order.version, deliveryTime: otherDelivery(order) });
  const count = (order: Placed): string => JSON.stringify({ version: order.version, ...handed });
  const always = (path: string) => () => ({ path });
  const deeds: Record<string, Deed> = {
    "page of an order": {
      method: "GET",
      headers: customer.headers,
      ours: looks(changed, pathOf),
      bare: looks(changedBare, ({ id }) => `/orders/${id}`),
      atLeast: 0.5,
    },
    "order changed, against the same durable work in one statement": {
      method: "POST",
      headers: customer.headers,
      ours: acts(changed, (order) => `${pathOf(order)}/change`, change),
      bare: acts(changedBare, ({ id }) => `/orders/${id}/change`, change),
      atLeast: 0.4,
    },
    "order counted and priced, against the same durable work in one statement": {
      method: "POST",
      headers: desk,
      ours: acts(counted, countPath, count),
      bare: acts(countedBare, ({ id }) => `/orders/${id}/count`, count),
      atLeast: 0.3,
    },
    "desk's list of orders": {
      method: "GET",
      headers: desk,
      ours: always("/api/console/orders"),
      bare: always("/console/orders"),
    },
    "report of four weeks": {
      method: "GET",
      headers: desk,
      ours: always("/api/console/reports"),
      bare: always("/console/reports"),
      atLeast: 0.3,
    },
  };
  const [first, last] = [changed[0], counted[0]];
  if (!first || !last) throw new Error("No order was placed.");
  const [owner] = await runOn<{ id: string }>(databaseUrl, "SELECT id FROM staff LIMIT 1");
  const [bill] = await runOn<BareLife["bill"]>(
    databaseUrl,
    `SELECT v.counted, v.lines, v.total_cents FROM bill_versions v JOIN bills b ON b.id = v.bill_id
     WHERE b.order_id = '${last.id}'`,
  );
  return {
    deeds,
    /** Responses of the product, which the reference returns too. */
    given: {
      page: await send(pathOf(first), customer.headers),
      list: await send("/api/console/orders", desk),
      report: await send("/api/console/reports", desk),
      counted: await atDesk(last, "count", handed),
      day: BENCH_NOW.slice(0, 10),
      staff: owner?.id ?? "",
      bill,
    },
  };
}

/** Rotates through the orders that have no running request. */
function inTurn(orders: Placed[]): () => Placed {
  const waiting = [...orders];
  return () => {
    const at = waiting.findIndex(({ isOut }) => !isOut);
    const [order] = waiting.splice(at, 1);
    if (at < 0 || !order) throw new Error("There is no order.");
    waiting.push(order);
    return order;
  };
}

function looks(orders: Placed[], pathOf: (order: Placed) => string): () => Turn {
  const next = inTurn(orders);
  return () => ({ path: pathOf(next()) });
}

function acts(
  orders: Placed[],
  pathOf: (order: Placed) => string,
  bodyOf: (order: Placed) => string,
): () => Turn {
  const next = inTurn(orders);
  return () => {
    const order = next();
    order.isOut = true;
    const answered = () => {
      order.version++;
      order.isOut = false;
    };
    return { path: pathOf(order), body: bodyOf(order), answered };
  };
}

/** Two or three days after the pickup, alternating. */
function otherDelivery({ pickupTime, version }: Placed): string {
  const days = version % 2 === 0 ? 2 : 3;
  return toAmsterdamTimestamp(addDays(pickupTime.slice(0, 10), days), pickupTime.slice(11, 16));
}
