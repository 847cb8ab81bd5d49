import { ask } from "../harness/ask.ts";
import {
  guestToken,
  offeredWindows,
  placement,
  sendOrder,
  type Windows,
} from "../harness/orders.ts";
import { openSite, type Site } from "../harness/site.ts";
import type { Line } from "../line.ts";

export const CAPACITY = 40;

/** Every order requests the same pickup window; deliveries have room for all. */
export async function crowd(
  site: Site,
  windows: Windows,
  size: number,
): Promise<Map<string, number>> {
  const token = await guestToken(site);
  const orders = Array.from({ length: size }, () => placement(windows, token));
  const answers = await Promise.all(
    orders.map((order) =>
      sendOrder(site.url, order).then(
        ({ status, body }) =>
          status === 409 ? String((body as { type?: string }).type) : String(status),
        () => "no answer",
      ),
    ),
  );
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return counts;
}

export async function setCapacity(site: Site): Promise<void> {
  await site.query("UPDATE hub_windows SET capacity = 1000000 WHERE kind = 'delivery'");
  await site.query("UPDATE hub_windows SET capacity = $1 WHERE kind = 'pickup'", [CAPACITY]);
  // Open connections to the nodes and the database before the crowd comes.
  await Promise.all(site.nodes.map(({ url }) => ask(`${url}/api/config`)));
}

export async function stored(site: Site, windows: Windows) {
  const [row] = await site.query<{ orders: number; booked: number; mails: number }>(
    `SELECT (SELECT count(*)::int FROM orders WHERE pickup_at = $1) AS orders,
      (SELECT booked FROM slots WHERE kind = 'pickup' AND date = ($1::timestamptz AT TIME ZONE 'Europe/Amsterdam')::date
        AND from_time = to_char($1::timestamptz AT TIME ZONE 'Europe/Amsterdam', 'HH24:MI')) AS booked,
      (SELECT count(*)::int FROM outbox m JOIN orders o ON m.data->>'orderId' = o.id::text AND m.kind = 'order-confirmation'
        WHERE o.pickup_at = $1) AS mails`,
    [windows.pickupTime],
  );
  return row ?? { orders: 0, booked: 0, mails: 0 };
}

export const line: Line = {
  promise: "A window is never oversold",
  test: "3 nodes behind nginx, 2,000 orders at once for a window of 40, 20 times",
  async run({ times }) {
    const [rounds, size] = [times(20, 2), times(2000, 300)];
    const site = await openSite();
    try {
      await setCapacity(site);
      let exact = 0;
      const others = new Map<string, number>();
      for (const windows of offeredWindows().slice(0, rounds)) {
        const counts = await crowd(site, windows, size);
        const { orders, booked, mails } = await stored(site, windows);
        const isExact =
          [counts.get("201"), orders, booked, mails].every((count) => count === CAPACITY) &&
          counts.get("slot_taken") === size - CAPACITY;
        if (isExact) exact++;
        for (const [answer, count] of counts) others.set(answer, (others.get(answer) ?? 0) + count);
      }
      const told = [...others].map(([answer, count]) => `${count} × ${answer}`).join(", ");
      return {
        figure: `${exact} of ${rounds} rounds of ${size}: exactly ${CAPACITY} orders, places and mails (${told})`,
        held: exact === rounds,
      };
    } finally {
      await site.close();
    }
  },
};
