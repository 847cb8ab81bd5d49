import type { FastifyInstance } from "fastify";
import type { Deps } from "../../src/deps.ts";
import { paymentServiceOf } from "../../src/outside/open-payments.ts";
import { ownAddress, publicUrl } from "../../src/public-url.ts";
import { bankCalls } from "./bank-calls.ts";
import { bankPages } from "./bank-pages.ts";
import { sql } from "kysely";
import { findBankPayment } from "./bank-books.ts";

const AT_ONCE = 20;
const ATTEMPT_MS = 10_000;
/** As at Mollie. */
const MOST_ATTEMPTS = 10;

type Due = { id: string; payment_id: string; attempts: number };

/** Sends the webhooks that are due and returns their number; a failed one is retried. */
export async function deliverWebhooks(
  deps: Pick<Deps, "db" | "clock" | "env">,
  ownAddress: string,
): Promise<number> {
  const due = await claim(deps);
  await Promise.all(due.map((one) => deliver(deps, ownAddress, one)));
  return due.length;
}

/**
 * Leases the webhooks by postponing them before sending, so that another node takes over after a crash. No transaction
 * stays open during the requests.
 */
async function claim({ db, clock }: Pick<Deps, "db" | "clock">): Promise<Due[]> {
  const { rows } = await sql<Due>`
    UPDATE test_bank_webhooks SET attempts = attempts + 1,
      at = ${clock.now()}::timestamptz + (attempts + 1) * interval '1 minute'
    WHERE id IN (SELECT id FROM test_bank_webhooks WHERE at <= ${clock.now()}
      ORDER BY at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING id, payment_id, attempts`.execute(db);
  return rows;
}

async function deliver(
  { db, env }: Pick<Deps, "db" | "env">,
  ownAddress: string,
  { id, payment_id, attempts }: Due,
): Promise<void> {
  const webhookUrl = (await findBankPayment(db, payment_id))?.webhookUrl;
  const isTaken = !webhookUrl || (await post(reachable(env, webhookUrl, ownAddress), payment_id));
  if (isTaken || attempts >= MOST_ATTEMPTS) {
    await db.deleteFrom("test_bank_webhooks").where("id", "=", id).execute();
  }
}

/**
 * Our own site is called at the address this server listens on: its public address may not be reachable from inside.
 */
function reachable(env: Deps["env"], url: string, ownAddress: string): string {
  const site = publicUrl(env);
  return url.startsWith(`${site}/`) ? `${ownAddress}${url.slice(site.length)}` : url;
}

async function post(url: string, id: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ id }),
      signal: AbortSignal.timeout(ATTEMPT_MS),
      redirect: "error",
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

const DELIVER_EVERY_MS = 2_000;

/** A simulated bank for installations without real payments; disabled if a real service is configured (PAY-05). */
export function testBank(app: FastifyInstance, deps: Deps): void {
  if (paymentServiceOf(deps.env) !== "test-bank") return;
  bankCalls(app, deps);
  bankPages(app, deps);
  deliverWhileListening(app, deps);
}

function deliverWhileListening(app: FastifyInstance, deps: Deps): void {
  let timer: NodeJS.Timeout | undefined;
  let delivering: Promise<void> | undefined;
  const deliver = (): void => {
    delivering ??= deliverWebhooks(deps, ownAddress(app.server))
      .then(() => undefined)
      .catch((error: unknown) => app.log.error({ err: error }, "test bank webhooks failed"))
      .finally(() => (delivering = undefined));
  };
  app.addHook("onListen", async () => {
    timer = setInterval(deliver, DELIVER_EVERY_MS);
    timer.unref();
  });
  // Webhooks that are due at once do not wait for the timer.
  app.addHook("onResponse", async (request) => {
    if (timer && request.method === "POST" && request.routeOptions.url?.startsWith("/testbank/")) {
      deliver();
    }
  });
  // Before the server stops listening: afterwards it has no address to deliver to.
  app.addHook("preClose", async () => {
    clearInterval(timer);
    timer = undefined;
    await delivering;
  });
}
