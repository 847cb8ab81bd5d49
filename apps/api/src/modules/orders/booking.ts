import type { Language } from "@waslijn/contract/shared/constants";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { ActorKind } from "@waslijn/contract/shared/order-life";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/client.ts";
import { isLockTimeout } from "../../db/is-database-lost.ts";
import { PLANNED_ONCE } from "../../db/planned-once.ts";
import type { Database } from "../../db/schema.ts";
import type { NewRecord } from "../../db/schema/columns.ts";
import type { CountedLimit } from "../../http/limits/hit-counts.ts";
import type { MailKind } from "../../outbox/mail-job.ts";
import type { SmsKind } from "../../outbox/sms-job.ts";

/** Columns that `place_order` sets, or that start with their database default. */
type SetByDatabase =
  | "number"
  | "status"
  | "window_shares"
  | "created_at"
  | "version"
  | "link_version"
  | "awaits_window"
  | "missed_deliveries"
  | "bags_delivered"
  | "awaits_rest"
  | "withdrawn_at"
  | "last_event"
  | "changed_at"
  | "misses"
  | "bags_arrived"
  | "bags_cleared_at"
  | "words_id"
  | "bill_overdue";

/** A row of `orders` before its number is assigned; omitted columns get their default. */
export type NewOrder = Omit<NewRecord<Database["orders"]>, SetByDatabase>;

/** The next turn of a plan, and the one after it (`take_turn`). */
export type PlanTurn = { plan_id: string; date: string; next: string; reason?: string | undefined };

/** An outbox row about the order; the channel defaults to mail. */
export type OutgoingMessage = { id: string; recipient: string; language: string } & (
  | { channel?: "mail"; kind: MailKind }
  | { channel: "text"; kind: SmsKind }
);

/** Argument of the database function `place_order`; parts that do not apply are omitted. */
export type Booking = {
  now: Date;
  /** Revision of the calendars that the windows were checked against. */
  revision: number;
  key?: { scope: string; key: string; fingerprint: string; hours?: number };
  /** Rate limits that the order counts against, and the share of its windows each holder may have (`take_limits`). */
  limits?: CountedLimit[];
  shares?: { holder: string; share: number }[];
  /** Subject under which the device is remembered as known. */
  known_as?: string;
  count?: { subject: string; date: string; limit: number; tell_as?: "collections" };
  windows: { kind: WindowKind; date: string; from_time: string }[];
  account?: {
    id: string;
    email: string;
    password_hash: string;
    full_name: string;
    phone: string;
    language: Language;
  };
  /** Session of a logged-in customer. */
  session?: string;
  /** Id for the address that is saved to an account without one. */
  location_id?: string;
  order: NewOrder;
  /** Who placed it, if not the customer. */
  by?: { kind: ActorKind; id?: string };
  /** The plan's turn that this order is placed for, and the turn after it. */
  turn?: PlanTurn & { outcome: "ordered" | "moved" };
  mails: OutgoingMessage[];
  /** Phone number to verify by a code sent as SMS. */
  phone_check?: { phone: string; code_hmac: string; expires_at: Date };
  /** Set when a bag has to be posted to the customer first. */
  kit?: true;
  /** Response body; the database adds the order number and the day's count. */
  answer: object;
};

/** The response body. A fingerprint is present when it belongs to an earlier request with the same idempotency key. */
export type Booked = { answer: object; fingerprint?: string };

export type BookingRefusal =
  | "calendar_changed"
  | "slot_taken"
  | "limit_reached"
  | "too_many"
  | "account_gone"
  | "promo_used_up"
  | "turn_taken"
  | "lock_timeout"
  | "order_gone"
  | "order_changed"
  | "not_possible_now"
  | "invoice_issued"
  | "bill_gone"
  | "deposits_changed";

export class BookingRefused extends Error {
  override name = "BookingRefused";
  readonly reason: BookingRefusal;
  /** The window, or the number of seconds to wait, that the reason refers to. */
  readonly about: string | undefined;

  constructor(reason: BookingRefusal, about?: string) {
    super(reason);
    this.reason = reason;
    this.about = about;
  }
}

const REFUSED = "WL001";

/** Takes the windows and writes all rows of an order in one statement, atomically. */
export async function book(db: Db, booking: Booking): Promise<Booked> {
  const placing = sql<{ booked: Booked }>`
    SELECT place_order(${JSON.stringify(booking)}::jsonb) AS booked ${PLANNED_ONCE}`;
  const [row] = await callRefusable(db, placing);
  if (!row) throw new Error("place_order answered nothing");
  return row.booked;
}

/**
 * Calls one of the booking functions; throws `BookingRefused` when it refuses. Inside a transaction it uses a
 * savepoint: an error would otherwise abort the transaction, and callers still query it to explain the refusal.
 */
export async function callRefusable<T>(db: Db, call: RawBuilder<T>): Promise<T[]> {
  try {
    return db.isTransaction ? await underSavepoint(db, call) : (await call.execute(db)).rows;
  } catch (error) {
    throw readRefusal(error) ?? error;
  }
}

async function underSavepoint<T>(db: Db, call: RawBuilder<T>): Promise<T[]> {
  await sql`SAVEPOINT refusable`.execute(db);
  try {
    const { rows } = await call.execute(db);
    await sql`RELEASE SAVEPOINT refusable`.execute(db);
    return rows;
  } catch (error) {
    // On a lost connection the rollback fails too; the original error is the one to throw.
    await sql`ROLLBACK TO SAVEPOINT refusable`.execute(db).catch(() => undefined);
    throw error;
  }
}

/** Converts an error of a booking function to `BookingRefused`; undefined for any other error. */
export function readRefusal(error: unknown): BookingRefused | undefined {
  const { code, message = "" } = error as { code?: string; message?: string };
  if (isLockTimeout(error)) return new BookingRefused("lock_timeout");
  if (code !== REFUSED) return undefined;
  const [reason, about] = message.split(" ");
  return new BookingRefused(reason as BookingRefusal, about);
}
