import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Deps } from "../../../deps.ts";
import { subjectKey } from "../../../http/limits/caller.ts";
import { REQUESTED_MAILS_LIMIT, ORDER_CODE_LIMIT } from "../../../http/limits/limits.ts";
import { takeHit } from "../../../http/limits/rate-limits.ts";
import { queueMail } from "../../../outbox/queue-message.ts";
import type { Linked } from "./find-linked-order.ts";
import { orderLanguage } from "../mail-recipients.ts";

const CODE_MINUTES = 15;
/** After this many wrong guesses the code is void: a chance of 1 in 200,000. */
const MOST_TRIES = 5;

type CodeDeps = Pick<Deps, "db" | "clock" | "secrets">;

/**
 * Creates a code for an order and replaces any earlier one. Only the mail contains the code; the database has its HMAC.
 */
export async function makeOrderCode(
  { db, clock, secrets }: CodeDeps,
  orderId: string,
): Promise<{ code: string; minutes: number }> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const made = {
    code_hmac: hmacOf(secrets.linkKey, orderId, code).toString("base64url"),
    tries: 0,
    expires_at: new Date(clock.now().getTime() + CODE_MINUTES * 60_000),
  };
  await db
    .insertInto("order_codes")
    .values({ order_id: orderId, ...made })
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet(made))
    .execute();
  return { code, minutes: CODE_MINUTES };
}

/** True when the code is right; it is then deleted. Every try is counted before the comparison. */
export async function useOrderCode(
  { db, clock, secrets }: CodeDeps,
  orderId: string,
  code: string,
): Promise<boolean> {
  const tried = await db
    .updateTable("order_codes")
    .set({ tries: sql<number>`tries + 1` })
    .where("order_id", "=", orderId)
    .where("tries", "<", MOST_TRIES)
    .where("expires_at", ">", clock.now())
    .returning("code_hmac")
    .executeTakeFirst();
  if (!tried) return false;
  const right = Buffer.from(tried.code_hmac, "base64url");
  if (!timingSafeEqual(right, hmacOf(secrets.linkKey, orderId, code))) return false;
  const used = await db
    .deleteFrom("order_codes")
    .where("order_id", "=", orderId)
    .where("code_hmac", "=", tried.code_hmac)
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}

/** HMAC instead of a hash: six digits could be brute-forced from a copy of the table. */
const hmacOf = (key: Uint8Array, orderId: string, code: string): Buffer =>
  createHmac("sha256", key).update(`code ${orderId} ${code}`).digest();

/** Mails a code to the order's address when the link needs one; the code is created when the mail is rendered. */
export async function askOrderCode(deps: Deps, { order, hides }: Linked): Promise<void> {
  const { email } = order.contact;
  if (hides !== "until-code" || !email) return;
  await deps.db.transaction().execute(async (db) => {
    await takeHit({ ...deps, db }, `order-code:${order.id}`, ORDER_CODE_LIMIT);
    const recipient = subjectKey(deps, email.trim().toLowerCase());
    await takeHit({ ...deps, db }, `order-code:mail:${recipient}`, REQUESTED_MAILS_LIMIT);
    const job = { kind: "order-code", data: { orderId: order.id } } as const;
    await queueMail(db, job, email, orderLanguage(order), deps.clock);
  });
}
