import type { ActorKind, OrderEventKind, OrderState } from "@waslijn/contract/shared/order-life";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { BillLine, Counted } from "@waslijn/contract/shared/pricing";
import { sql } from "kysely";
import type { NewInvoice } from "../../bills/issue-invoice.ts";
import type { Db } from "../../../db/client.ts";
import type { Database } from "../../../db/schema.ts";
import type { RecordChange } from "../../../db/schema/columns.ts";
import type { CountedLimit } from "../../../http/limits/hit-counts.ts";
import { callRefusable, type Booked, type Booking } from "../booking.ts";
import type { EventData } from "./fold-events.ts";
import type { StopAct } from "@waslijn/contract/console/runs";

export type Actor = { kind: ActorKind; id?: string };
/** Somebody who works here and is signed in. */
export type StaffActor = { kind: "staff"; id: string };

/** Columns that `change_order` or a trigger sets, and those that never change. */
type SetByEvent =
  | "id"
  | "number"
  | "version"
  | "status"
  | "created_at"
  | "changed_at"
  | "last_event"
  | "misses"
  | "bags_cleared_at"
  | "words_id"
  | "bill_overdue";

/** What the database function `change_order` takes; a part that does not apply is left out. */
export type OrderChange = {
  now: Date;
  key?: Booking["key"];
  /** What it counts against (`take_limits`). */
  limits?: CountedLimit[];
  order_id: string;
  /** The version that the caller has seen. */
  version: number;
  /** The states that it may follow. */
  after: OrderState[];
  status?: OrderState;
  event: { kind: OrderEventKind; actor: ActorKind; actor_id: string | null; data: EventData };
  /** Columns of the order: a key with null sets NULL, a column without a key stays. */
  set?: Omit<RecordChange<Database["orders"]>, SetByEvent>;
  take?: Booking["windows"];
  give_back?: readonly WindowKind[];
  /** Of the calendars that the windows were checked against. */
  revision?: number;
  count_back?: { subject: string; date: string };
  /** Stops the plan that the order belongs to, if it has one. */
  stop_plan?: true;
  /** The revision at which each kept bag was seen by whoever counts, by its id. */
  kept_bags?: Record<string, string>;
  mails?: Booking["mails"];
  /** When the mails go out, if not at once. */
  mails_at?: Date;
  /** What a driver's phone said, kept with the event that it made (DRIVE-03). */
  stop_act?: HeardAct;
  /** What the order costs from now on; a bill that is there keeps its id. */
  bill?: {
    id: string;
    counted: Counted;
    lines: BillLine[];
    total: number;
    /** Cents of deposits that the bill is too small for. */
    owed_back: number;
    /** Cancels the present invoice; the new one gets the id below. */
    credit?: NewInvoice;
    invoice_id?: string;
  };
  /** Brings the bill to the customer; where the event is another one, that it was sent follows as its own. */
  send?: {
    code_hash: string;
    pay_by: string;
    mails: NonNullable<OrderChange["mails"]>;
    /** It goes out by itself now that nobody undid it; refused where somebody did. */
    is_scheduled?: true;
  };
  /** The bill goes out by itself at a moment, unless whoever asked for it undoes that before (COUNT-06). */
  send_later?: { at: Date; staff_id: string };
};

/** What `lock_orders` takes; `runs` names further runs that will be written. */
type OrderLocks = {
  revision?: number;
  changes: Pick<OrderChange, "order_id" | "take" | "give_back">[];
  runs?: string[];
};

/**
 * Locks what changes of these orders will need until the transaction ends, in the one lock order (`lock_orders`). For
 * a transaction that writes something else of these orders before or after their events.
 */
export async function lockOrders(db: Db, locks: OrderLocks): Promise<void> {
  await sql`SELECT lock_orders(${JSON.stringify(locks)}::jsonb)`.execute(db);
}

/** Of several orders, all or none; the locks are taken for all before the first changes. */
export async function recordEvents(
  db: Db,
  all: OrderLocks & { changes: OrderChange[] },
): Promise<void> {
  await callRefusable(db, sql`SELECT change_orders(${JSON.stringify(all)}::jsonb)`);
}

/** Writes an event and all that follows from it in one statement, or nothing. */
export async function recordEvent(db: Db, change: OrderChange): Promise<Booked> {
  const changing = sql<{ changed: Booked }>`
    SELECT change_order(${JSON.stringify(change)}::jsonb) AS changed`;
  const [row] = await callRefusable(db, changing);
  if (!row) throw new Error("change_order answered nothing");
  return row.changed;
}

/** What somebody at a door told us by their phone, perhaps hours later. */
export type HeardAct = {
  /** Made by the phone: told twice it counts once. */
  id: string;
  kind: WindowKind;
  act: StopAct["act"];
  /** By the phone's clock. */
  said_at: string;
  /** The version of the order that the phone knew. */
  seen: number;
  /** What undoing it needs to know. */
  data: { bagsBefore?: number | null };
  /** What the event says of it beside the rest. */
  with?: { bags?: number; codes?: string[] };
};
