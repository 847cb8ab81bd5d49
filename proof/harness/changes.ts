import { randomUUID } from "node:crypto";
import type { OrderPlaced } from "@waslijn/contract/customer/orders";
import { foldEvents, type OrderEvent } from "../../apps/api/src/modules/orders/life/fold-events.ts";
import { ask, pause } from "./ask.ts";
import {
  guestToken,
  offeredWindows,
  placement,
  placeOrder,
  untilDecided,
  type Windows,
} from "./orders.ts";
import type { Site } from "./site.ts";

export type ChangesResult = {
  /** Acknowledged changes per order. */
  told: Map<string, number>;
  /** Requests that were retried. */
  retried: number;
  /** Rival requests that were refused for being late. */
  refused: number;
  failed: string[];
};

export type Changes = {
  /** Requests retried so far. */
  retried(): number;
  stop(): Promise<ChangesResult>;
};

type ChangesOptions = { clients?: number; pauseMs?: number; onTold?: () => void };

const ROUNDS = 4;

/** Clients that order, change their order and sometimes cancel it, each time racing a rival. */
export async function startChanges(
  site: Pick<Site, "url">,
  { clients = 6, pauseMs = 0, onTold }: ChangesOptions = {},
): Promise<Changes> {
  const result: ChangesResult = { told: new Map(), retried: 0, refused: 0, failed: [] };
  const windows = offeredWindows();
  const token = await guestToken(site);
  let isStopped = false;
  const anyWindows = (): Windows =>
    windows[Math.floor(Math.random() * windows.length)] ?? { pickupTime: "", deliveryTime: "" };

  const client = async (): Promise<void> => {
    while (!isStopped) {
      const placed = await placeOrder(site.url, placement(anyWindows(), token));
      if (placed.attempts > 1) result.retried++;
      if (placed.answer?.status !== 201) {
        result.failed.push(`placing: ${JSON.stringify(placed.answer)}`);
        continue;
      }
      const { id, link } = placed.answer.body as OrderPlaced;
      result.told.set(id, 0);
      for (let version = 1; version <= ROUNDS && !isStopped; version++) {
        const isLast = version === ROUNDS;
        const deeds = [
          changeTo(site, link, version, anyWindows()),
          isLast ? cancel(site, link, version) : changeTo(site, link, version, anyWindows()),
        ];
        const won = (await Promise.all(deeds)).filter((outcome) => settle(outcome)).length;
        if (won !== 1) result.failed.push(`${won} of two rivals won`);
        result.told.set(id, (result.told.get(id) ?? 0) + won);
        onTold?.();
        if (pauseMs > 0) await pause(pauseMs);
      }
    }
  };

  const settle = ({ answer, attempts }: Awaited<ReturnType<typeof cancel>>): boolean => {
    if (attempts > 1) result.retried++;
    if (answer?.status === 200) return true;
    if (answer?.status === 409) result.refused++;
    else result.failed.push(JSON.stringify(answer ?? "no decision"));
    return false;
  };

  const running = Array.from({ length: clients }, client);
  return {
    retried: () => result.retried,
    async stop() {
      isStopped = true;
      await Promise.all(running);
      return result;
    },
  };
}

const changeTo = (site: Pick<Site, "url">, link: string, version: number, windows: Windows) =>
  send(site, link, "change", { version, ...windows });
const cancel = (site: Pick<Site, "url">, link: string, version: number) =>
  send(site, link, "cancel", { version });

function send(site: Pick<Site, "url">, link: string, deed: "change" | "cancel", body: object) {
  const token = link.split("/").at(-1) ?? "";
  const headers = { "idempotency-key": randomUUID(), "x-device-web-id": randomUUID() };
  return untilDecided(() =>
    ask(`${site.url}/api/orders/by-link/${token}/${deed}`, { method: "POST", body, headers }),
  );
}

type StoredLife = {
  id: string;
  state: string;
  version: number;
  pickup: string;
  delivery: string | null;
  awaits: string | null;
  missed: number;
};

/** Every order matches its events, and has as many as were acknowledged. */
export async function auditLives(
  site: Pick<Site, "query">,
  told: ReadonlyMap<string, number>,
): Promise<string[]> {
  const lives = await readLives(site);
  const others = lives.filter(({ id, events }) => events !== 1 + (told.get(id) ?? 0));
  return [
    ...lives
      .filter(({ isSame }) => !isSame)
      .map(({ id }) => `order ${id} is not what its events say`),
    ...others.map(({ id, events }) => `order ${id} has ${events} events`),
  ];
}

/** Number of events of each order, and whether its row matches them. */
export async function readLives(
  site: Pick<Site, "query">,
): Promise<{ id: string; events: number; isSame: boolean }[]> {
  const rows = await site.query<StoredLife>(`
    SELECT id::text, status AS state, version, pickup_date || ' ' || pickup_from AS pickup,
      delivery_date || ' ' || delivery_from AS delivery, awaits_window AS awaits, missed_deliveries AS missed
    FROM orders`);
  const events = Map.groupBy(
    await site.query<OrderEvent & { order: string }>(`
      SELECT order_id::text AS order, version, kind, data FROM order_events ORDER BY order_id, version`),
    ({ order }) => order,
  );
  return rows.map((row) => {
    const history = events.get(row.id) ?? [];
    const life = foldEvents(history);
    const at = (window: { date: string; time: string } | undefined) =>
      window ? `${window.date} ${window.time}` : null;
    const isSame =
      life.state === row.state &&
      life.version === row.version &&
      at(life.pickup) === row.pickup &&
      at(life.delivery) === row.delivery &&
      (life.awaits ?? null) === row.awaits &&
      life.missedDeliveries === row.missed;
    return { id: row.id, events: history.length, isSame };
  });
}
