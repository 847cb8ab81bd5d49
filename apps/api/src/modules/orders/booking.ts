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

/** What `place_order` sets itself, and what an order begins with by its default. */
type SetByDatabase =
  | "number"
  | "status"
  | "window_shares"
  | "created_at"
  | "version"
  | "link_version"
  | "awaits_window"
  | "missed_deliveries"
  | "withdrawn_at"
  | "last_event"
  | "changed_at"
  | "misses"
  | "bags_arrived"
  | "bags_cleared_at"
  | "words_id"
  | "bill_overdue";

/** A row of `orders` before it has its number; a column that is left out gets its default. */
export type NewOrder = Omit<NewRecord<Database["orders"]>, SetByDatabase>;

/** The next turn of a plan, and the one after it (`take_turn`). */
export type PlanTurn = { plan_id: string; date: string; next: string; reason?: string | undefined };

/** A row of the outbox about the order: a mail, unless it says otherwise. */
export type OutgoingMessage = { id: string; recipient: string; language: string } & (
  | { channel?: "mail"; kind: MailKind }
  | { channel: "text"; kind: SmsKind }
);

/** What the database function `place_order` takes; a part that does not apply is left out. */
export type Booking = {
  now: Date;
  /** Of the calendars that the windows were checked against. */
  revision: number;
  key?: { scope: string; key: string; fingerprint: string; hours?: number };
  /** What the order counts against, and who may hold which share of its windows (`take_limits`). */
  limits?: CountedLimit[];
  shares?: { holder: string; share: number }[];
  /** What makes the device known. */
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
  /** That a logged-in person orders in. */
  session?: string;
  /** For the address of an account that has none yet. */
  location_id?: string;
  order: NewOrder;
  /** Who placed it, if not the customer. */
  by?: { kind: ActorKind; id?: string };
  /** The turn of a plan that it is placed for, and the plan's next one after that. */
  turn?: PlanTurn & { outcome: "ordered" | "moved" };
  mails: OutgoingMessage[];
  /** Whose phone it is, to be shown by the code of a text message. */
  phone_check?: { phone: string; code_hmac: string; expires_at: Date };
  /** Whether a bag has to be posted first. */
  kit?: true;
  /** What the caller is told; the number and the day's count are added. */
  answer: object;
};

/** The answer; with a fingerprint it is that of an earlier request with the same key. */
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
  | "bill_gone";

export class BookingRefused extends Error {
  override name = "BookingRefused";
  readonly reason: BookingRefusal;
  /** The window or the number of seconds that the reason concerns. */
  readonly about: string | undefined;

  constructor(reason: BookingRefusal, about?: string) {
    super(reason);
    this.reason = reason;
    this.about = about;
  }
}

const REFUSED = "WL001";

/** Takes the windows and writes everything that belongs to an order in one statement, or nothing. */
export async function book(db: Db, booking: Booking): Promise<Booked> {
  const placing = sql<{ booked: Booked }>`
    SELECT place_order(${JSON.stringify(booking)}::jsonb) AS booked ${PLANNED_ONCE}`;
  const [row] = await callRefusable(db, placing);
  if (!row) throw new Error("place_order answered nothing");
  return row.booked;
}

/**
 * Calls one of the booking functions; throws `BookingRefused` where it refuses. Inside a transaction it runs under a
 * savepoint: PostgreSQL answers no further query of a transaction after an error, and a caller looks up what to say of
 * the refusal.
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
    // A lost connection has nothing to roll back; the first error is the one to tell.
    await sql`ROLLBACK TO SAVEPOINT refusable`.execute(db).catch(() => undefined);
    throw error;
  }
}

/** The refusal of one of the booking functions, if that is what went wrong. */
export function readRefusal(error: unknown): BookingRefused | undefined {
  const { code, message = "" } = error as { code?: string; message?: string };
  if (isLockTimeout(error)) return new BookingRefused("lock_timeout");
  if (code !== REFUSED) return undefined;
  const [reason, about] = message.split(" ");
  return new BookingRefused(reason as BookingRefusal, about);
}
