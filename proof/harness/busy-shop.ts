import type { Run, RunsBoard } from "@waslijn/contract/console/runs";
import { DEVICE_HEADER, IDEMPOTENCY_HEADER } from "@waslijn/contract/shared/constants";
import type { OrderPlaced } from "@waslijn/contract/customer/orders";
import { randomUUID } from "node:crypto";
import { ask, pause, type Answer, type Question } from "./ask.ts";
import { guestToken, placement, sendOrder, type Windows } from "./orders.ts";
import { startTurnNode } from "./plans/turn-nodes.ts";
import type { Site } from "./site.ts";
import { oneOf, signInStaff } from "./soak/staff-at-work.ts";

/** A Tuesday before the first run: today is still offered, and changing this evening's stop is free. */
const NOW = "2026-11-17T06:00:00+01:00";
const TODAY = "2026-11-17";
/** When the first turns of today's plans are ordered. */
const TURNS_AT = "2026-11-20T06:00:00+01:00";
const FIRST_TURN = "2026-11-24";
/** Few, so that all requests contend for the same rows. */
const PICKUPS = [`${TODAY}T16:00:00+01:00`, `${TODAY}T18:00:00+01:00`, "2026-11-18T10:00:00+01:00"];
const DELIVERIES = ["2026-11-23T10:00:00+01:00", "2026-11-24T14:00:00+01:00"];
const OPEN_ORDERS = 40;
const AT_ONCE = 5;
/** Events per era (eras_of). */
const ERA = 65_536;

type Known = { number: string; token: string };
type Seen = {
  number: string;
  version: number;
  state: string;
  pickup: { starts: string };
  delivery: { starts: string };
};

export type BusyShop = {
  /** By request: how many succeeded and how many were refused. */
  answers: Map<string, { done: number; refused: number }>;
  /** Requests without a response, or with a 5xx. */
  failed: string[];
};

const anyOf = <T>(some: readonly T[]): T => {
  const one = some[Math.floor(Math.random() * some.length)];
  if (one === undefined) throw new Error("There is nothing to choose from.");
  return one;
};
const some = <T>(all: readonly T[], count: number): T[] =>
  all.toSorted(() => Math.random() - 0.5).slice(0, count);
const anyWindows = (): Windows => ({
  pickupTime: anyOf(PICKUPS),
  deliveryTime: anyOf(DELIVERIES),
});

/**
 * Customers, desks, drivers, an owner and the plans job, all on the same few orders, windows and runs. Each call is
 * made once: a retry would hide failures.
 */
export async function keepShopBusy(site: Site, seconds: number): Promise<BusyShop> {
  for (const node of site.nodes) await node.setTime(NOW);
  const staff = await signInStaff(site, { now: NOW, desks: 3, drivers: 3 });
  const guest = await guestToken(site);
  const turns = await startTurnNode(site.databaseUrl);
  const answers: BusyShop["answers"] = new Map();
  const failed: string[] = [];
  const orders: Known[] = [];
  const until = performance.now() + seconds * 1000;

  const countOf = (deed: string) => {
    const count = answers.get(deed) ?? { done: 0, refused: 0 };
    answers.set(deed, count);
    return count;
  };
  const noted = async (
    deed: string,
    asking: () => Promise<Answer>,
  ): Promise<Answer | undefined> => {
    const answer = await asking().catch((error: unknown) => {
      failed.push(`${deed}: ${String(error)}`);
    });
    if (!answer) return undefined;
    const count = countOf(deed);
    if (answer.status >= 500)
      failed.push(`${deed}: ${answer.status} ${JSON.stringify(answer.body)}`);
    else if (answer.status < 300) count.done += 1;
    else count.refused += 1;
    return answer.status < 300 ? answer : undefined;
  };
  const api = (path: string, body?: object, headers: Question["headers"] = {}): Promise<Answer> => {
    const keys = { [IDEMPOTENCY_HEADER]: randomUUID(), [DEVICE_HEADER]: randomUUID() };
    return ask(`${site.url}/api${path}`, {
      ...(body && { method: "POST" as const, body }),
      headers: { ...keys, ...headers },
    });
  };
  const link = ({ token }: Known): string => `/orders/by-link/${token}`;
  const look = async (known: Known): Promise<Seen | undefined> =>
    (await noted("look", () => api(link(known))))?.body as Seen | undefined;

  const place = async (): Promise<void> => {
    const placed = await noted("place", () => sendOrder(site.url, placement(anyWindows(), guest)));
    if (!placed) return;
    const { number, link: path } = placed.body as OrderPlaced;
    orders.push({ number, token: path.split("/").at(-1) ?? "" });
  };
  /** Some orders that can still be changed; the others are dropped from the list. */
  const openOnes = async (count: number): Promise<(Seen & Known)[]> => {
    const seen = await Promise.all(
      some(orders, count).map(async (known) => ({ known, now: await look(known) })),
    );
    return seen.flatMap(({ known, now }) => {
      if (now?.state === "placed") return [{ ...known, ...now }];
      if (now) orders.splice(orders.indexOf(known) >>> 0, orders.includes(known) ? 1 : 0);
      return [];
    });
  };

  const customer = async (): Promise<void> => {
    const [one] = await openOnes(1);
    if (orders.length < OPEN_ORDERS || !one) return place();
    const { version } = one;
    if (Math.random() < 0.1) {
      const body = { version, stopPlan: Math.random() < 0.5 };
      await noted("cancel", () => api(`${link(one)}/cancel`, body));
    } else {
      await noted("change", () => api(`${link(one)}/change`, { version, ...anyWindows() }));
    }
  };
  const planner = async (): Promise<void> => {
    const [one] = await openOnes(1);
    if (!one) return;
    const rhythm = { every: 1, weekday: 2, pickupFrom: "16:00" };
    await noted("plan", () => api(`${link(one)}/plan`, rhythm));
    // Before or after its turn is ordered.
    if (Math.random() < 0.5) await pause(1000);
    const skip = { do: "skip", date: FIRST_TURN };
    await noted("skip", () => api(`${link(one)}/plan/change`, skip));
    if (Math.random() < 0.3) {
      await noted("stop", () => api(`${link(one)}/plan/change`, { do: "stop" }));
    }
  };
  const turner = async (): Promise<void> => {
    const made = await turns.makeTurns(TURNS_AT);
    if (!made || "failed" in made) failed.push(`turns: ${made?.failed ?? "ended"}`);
    else countOf("turn").done += made.made;
    await pause(200);
  };
  const bulk = async (turn: number): Promise<void> => {
    const headers = oneOf(staff.desks, turn);
    const kind = Math.random() < 0.5 ? "pickup" : "delivery";
    const time = anyOf(kind === "pickup" ? PICKUPS : DELIVERIES);
    const asSeen = (await openOnes(AT_ONCE))
      .filter((one) => one[kind].starts !== time)
      .map(({ number, version }) => ({ number, version }));
    if (asSeen.length === 0) return;
    const body = { orders: asSeen, kind, time };
    const moved = await noted("bulk move", () => api("/console/many/move", body, headers));
    if (moved && Math.random() < 0.4) {
      await noted("bulk undo", () => api("/console/many/move/undo", moved.body as object, headers));
    }
  };
  const board = async (headers: Question["headers"]): Promise<RunsBoard | undefined> =>
    (await noted("board", () => api(`/console/runs?hub=haarlem&day=${TODAY}`, undefined, headers)))
      ?.body as RunsBoard | undefined;
  const dispatcher = async (turn: number): Promise<void> => {
    const headers = oneOf(staff.desks, turn);
    const seen = await board(headers);
    if (!seen) return;
    const stopsOf = ({ stops }: Pick<Run, "stops">) =>
      stops.map(({ number, kind, isLocked }) => ({ number, kind, isLocked }));
    const runs = seen.runs.map(({ id, version, stops }, at) => ({
      id,
      version,
      stops: stopsOf({
        stops: [...stops, ...seen.unassigned.filter((_, n) => n % seen.runs.length === at)],
      }),
    }));
    await noted("plan runs", () => api("/console/runs/plan", { runs }, headers));
  };
  const driver = async (turn: number): Promise<void> => {
    const { headers, run } = oneOf(staff.drivers, turn);
    const seen = await board(oneOf(staff.desks, turn));
    const stops = seen?.runs.find(({ id }) => id === run)?.stops ?? [];
    const stop = stops.find(({ state }) => state === "open");
    if (!stop) return pause(100);
    const told = { id: randomUUID(), version: stop.version, at: NOW };
    const act =
      Math.random() < 0.5
        ? { ...told, act: "done", bags: 1, codes: [] }
        : { ...told, act: "missed", reason: "nobody-home", calls: 1 };
    const path = `/console/route/stops/${stop.number}/${stop.kind}`;
    const done = await noted("driver's act", () => api(path, act, headers));
    if (!done || Math.random() < 0.5) return;
    const { version } = done.body as { version: number };
    const undo = { ...told, id: randomUUID(), version, act: "undo", undoes: told.id };
    await noted("driver's undo", () => api(path, undo, headers));
  };
  const editor = async (): Promise<void> => {
    const entry = { hub_id: "haarlem", date: "2027-03-01" };
    const known = await noted("calendar", () =>
      api("/console/data/hub_closures", undefined, staff.owner),
    );
    const closures = (known?.body ?? []) as { value: { date: string }; version: string }[];
    const closed = closures.find(({ value }) => value.date === entry.date);
    const change = closed
      ? { table: "hub_closures", entry, seen: closed.version, value: null }
      : { table: "hub_closures", entry: null, seen: null, value: { ...entry, reason: "proef" } };
    const body = { id: randomUUID(), changes: [change] };
    await noted("calendar edit", () => api("/console/data-changes", body, staff.owner));
    await pause(300);
  };
  /** The next events start an era: every order's search words are rewritten (lock_orders). */
  const endEra = async (): Promise<void> => {
    await site.query(
      `SELECT setval('order_events_number_seq', (last_value | ${ERA - 1}) - 5)
       FROM order_events_number_seq WHERE (last_value & ${ERA - 1}) < ${ERA / 2}`,
    );
    await pause(2000);
  };

  const repeat = async (work: (turn: number) => Promise<void>, first = 0): Promise<void> => {
    for (let turn = first; performance.now() < until; turn += 1) await work(turn);
  };
  try {
    while (orders.length < OPEN_ORDERS / 2 && failed.length === 0) await place();
    await Promise.all([
      ...[0, 1, 2, 3].map(() => repeat(customer)),
      ...[0, 1].map((first) => repeat(bulk, first)),
      ...[0, 1].map((first) => repeat(driver, first)),
      repeat(dispatcher),
      repeat(planner),
      repeat(turner),
      repeat(editor),
      repeat(endEra),
    ]);
    return { answers, failed };
  } finally {
    await turns.kill();
  }
}
