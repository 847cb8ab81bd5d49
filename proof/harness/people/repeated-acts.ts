import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { openPostgres } from "../../../apps/api/src/db/client.ts";
import { openLivePostgres } from "../../../apps/api/src/db/live-postgres.ts";
import { replaceLink } from "../../../apps/api/src/modules/orders/order-link.ts";
import { findOrder } from "../../../apps/api/src/modules/orders/orders-repository.ts";
import { ownAddress } from "../../../apps/api/src/public-url.ts";
import { secretsFrom } from "../../../apps/api/src/secrets.ts";
import { pause } from "../ask.ts";
import type { SentBill } from "../money/bills.ts";
import { offeredWindows, orderBody } from "../orders.ts";
import { PROOF_NOW, PROOF_SECRET, type BareSite } from "../site.ts";
import { asGuest, askAs, bearer, type Person } from "./neighbourhood.ts";

/** An address that a stranger enters in an order. */
const NEIGHBOUR = "buurvrouw@mail.example";
const PAYMENTS = 5;

/** One kind of request of an attacker; resolves to its status. */
export type Way = (who: Person) => Promise<number>;

/** Requests that can be repeated with the link of one order and the code of one bill, and their effects. */
export type RepeatedActs = {
  ways: Way[];
  /** Changes the order so often in sequence, each time from a different network. */
  moveOften(times: number): Promise<void>;
  payments: string[];
  /** Mails to the stranger's address after the first. */
  mails(): Promise<number>;
  /** Opens so many event streams of the order at once; resolves to the number accepted. */
  follow(tries: number): Promise<number>;
  /** Replaces the link; resolves to the number of streams still open after a while. */
  openAfterReplacing(): Promise<number>;
};

export async function prepareRepeatedActs(
  site: BareSite,
  { id: billId, code }: SentBill,
  who: Person,
): Promise<RepeatedActs> {
  const send = askAs(site);
  const [first, second] = offeredWindows();
  if (!first || !second) throw new Error("No window is offered.");
  const token = await send(who, {
    method: "POST",
    path: "/api/tokens",
    body: { uuid: who.device },
    headers: asGuest,
  });
  const body = orderBody(first);
  body.user.email = NEIGHBOUR;
  const headers = bearer(token);
  const placed = await send(who, { method: "POST", path: "/api/orders", body, headers });
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
  const { id, link } = placed.body as { id: string; link: string };
  const path = `/api/orders/by-link/${link.split("/").at(-1) ?? ""}`;
  const payments = await addPayments(site, billId);

  let version = 1;
  let turn = 0;
  const act = (deed: string, payload: () => object): Way => {
    return async (person) => {
      const call = { version, ...payload() };
      const headers = { "idempotency-key": randomUUID() };
      const answer = await send(person, {
        method: "POST",
        path: `${path}/${deed}`,
        body: call,
        headers,
      });
      const { version: now, extra } = answer.body as {
        version?: number;
        extra?: { order?: { version: number } };
      };
      version = Math.max(version, now ?? extra?.order?.version ?? 0);
      return answer.status;
    };
  };
  const nodeUrl = (): string => site.nodes[turn++ % site.nodes.length]?.url ?? "";
  const webhook: Way = async ({ from }) => {
    const answer = await fetch(`${nodeUrl()}/webhooks/payments`, {
      method: "POST",
      headers: { "x-forwarded-for": from },
      body: new URLSearchParams({ id: payments[turn % PAYMENTS] ?? "" }),
    });
    await answer.text();
    return answer.status;
  };
  const streams = new Set<IncomingMessage>();
  const open = (url: string, { from }: Person): Promise<void> =>
    new Promise((resolve, reject) => {
      const asked = get(url, { agent: false, headers: { "x-forwarded-for": from } }, (answer) => {
        if (answer.statusCode === 200) streams.add(answer);
        answer.on("close", () => streams.delete(answer)).resume();
        resolve();
      });
      asked.on("error", reject);
    });

  const elsewhere = (): Person => ({ ...who, from: `2001:db8:bad:${(turn++).toString(16)}::1` });
  const move = act("change", () => (version % 2 ? second : first));

  return {
    payments,
    moveOften: async (times) => {
      for (let tries = 0; tries < times; tries++) await move(elsewhere());
    },
    ways: [
      move,
      act("details", () => ({ notes: `Bel ${turn++} keer.` })),
      (person) => send(person, { path: `/nl/pay/${code}/back` }).then(({ status }) => status),
      webhook,
    ],
    mails: async () => {
      const sql = "SELECT count(*)::int AS mails FROM outbox WHERE recipient = $1";
      return ((await site.query<{ mails: number }>(sql, [NEIGHBOUR]))[0]?.mails ?? 0) - 1;
    },
    follow: async (tries) => {
      await Promise.all(
        Array.from({ length: tries }, () => open(`${nodeUrl()}${path}/live`, elsewhere())),
      );
      return streams.size;
    },
    openAfterReplacing: async () => {
      await replace(site, id);
      for (let tries = 0; tries < 50 && streams.size > 0; tries++) await pause(100);
      const left = streams.size;
      for (const stream of streams) stream.destroy();
      return left;
    },
  };
}

/** Payment attempts that the customer cancelled at the bank. */
async function addPayments(site: BareSite, billId: string): Promise<string[]> {
  const ids = Array.from({ length: PAYMENTS }, (_, number) => `tr_open${number}`);
  await site.query(
    `INSERT INTO payments (id, bill_id, bill_version, method, language, cents, state, service_id, created_at, changed_at)
    SELECT gen_random_uuid(), b.id, 1, 'ideal', 'nl', b.total_cents, 'open', service_id, $3, $3
    FROM bills b, unnest($2::text[]) AS service_id WHERE b.id = $1`,
    [billId, ids, PROOF_NOW],
  );
  return ids;
}

/** As the desk does when others may have read a customer's mail. */
async function replace(site: BareSite, orderId: string): Promise<void> {
  const { db, close } = openPostgres(site.databaseUrl);
  const live = openLivePostgres(site.databaseUrl);
  const house = {
    db,
    live,
    clock: { now: () => new Date(PROOF_NOW) },
    secrets: secretsFrom(PROOF_SECRET),
  };
  try {
    const order = await findOrder(db, orderId);
    if (!order) throw new Error("The order is gone.");
    const actor = { kind: "staff", id: "proof" } as const;
    await replaceLink(house, { order, version: order.version, actor });
    await pause(500);
  } finally {
    await live.close();
    await close();
  }
}

/** A payment service like Mollie's that has only open payments, and counts the requests about each. */
export type CountingService = {
  /** Settings for the nodes of a site. */
  settings: Record<string, string>;
  /** Number of requests per payment. */
  asked: ReadonlyMap<string, number>;
  close(): Promise<void>;
};

export async function openCountingService(cents: number): Promise<CountingService> {
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://service.example").pathname;
    const id = path.split("/").at(-1) ?? "";
    asked.set(id, (asked.get(id) ?? 0) + 1);
    const isKnown = id.startsWith("tr_open");
    response.writeHead(isKnown ? 200 : 404, { "content-type": "application/hal+json" });
    const amount = { value: (cents / 100).toFixed(2), currency: "EUR" };
    const open = { id, status: "open", amount, isCancelable: false, metadata: null, _links: {} };
    response.end(JSON.stringify(isKnown ? open : { status: 404, title: "Not Found" }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    settings: { MOLLIE_API_KEY: "test_proof", MOLLIE_API_URL: `${ownAddress(server)}/v2` },
    asked,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
