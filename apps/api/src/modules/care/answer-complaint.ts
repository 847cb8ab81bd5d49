import { UNDO_SECONDS } from "@waslijn/contract/console/codes";
import { mostOffered, type ComplaintState, type OfferKind } from "@waslijn/contract/shared/care";
import { randomUUID } from "node:crypto";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import type { Staff } from "../../http/staff-session.ts";
import { queueMail } from "../../outbox/queue-message.ts";
import { writeChange } from "../staff/write-audit.ts";
import { findBill } from "../bills/bills-repository.ts";
import { doOnce, type RequestKey } from "../orders/idempotency.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import { findOrder, type OrderRow } from "../orders/orders-repository.ts";
import { answerBy } from "./answer-by.ts";
import { coveredBy } from "./compensate.ts";
import {
  addMessage,
  findComplaint,
  listMessages,
  lockComplaint,
  setComplaintState,
  type ComplaintRow,
  type MessageRow,
} from "./complaints-repository.ts";

type CareDeps = Pick<Deps, "db" | "clock" | "live">;
type Someone = Pick<Staff, "id" | "role">;
type Handled = { db: Db; now: Date; order: OrderRow; complaint: ComplaintRow };

/** Answers with a text and perhaps a second cleaning. A text alone closes the complaint (CARE-02). */
export const answerComplaint = (
  deps: CareDeps,
  staff: Someone,
  id: string,
  { text, offer }: { text: string; offer: "cleaning" | null },
  key?: RequestKey,
): Promise<void> =>
  handle(deps, staff, { id, key, from: ["open", "asked"] }, async (handled) => {
    await send(handled, staff, { text, offer, cents: null });
    return offer ? "offered" : "done";
  });

/**
 * Offers money. Above ten times the cleaning price, or beyond what the bill covers, an owner has to agree before the
 * customer is informed: the part that is neither due nor paid is paid out by an owner.
 */
export const offerMoney = (
  deps: CareDeps,
  staff: Someone,
  id: string,
  { text, cents }: { text: string; cents: number },
  key?: RequestKey,
): Promise<void> =>
  handle(deps, staff, { id, key, from: ["open", "asked"] }, async (handled) => {
    const bill = await findBill(handled.db, handled.order.id);
    if (!bill) throw new ApiProblem("not_possible_now");
    const offer = { text, offer: "money", cents } as const;
    const { db, complaint } = handled;
    const most = stillOffered(complaint, await listMessages(db, [id]));
    const isWithinRule = cents <= most && cents <= coveredBy(bill);
    if (isWithinRule || staff.role === "owner") {
      await send(handled, staff, offer);
      return "offered";
    }
    await propose(handled, staff, offer);
    return "asked";
  });

/** What staff may still offer for a complaint without an owner: what was accepted before it was opened again counts. */
export const stillOffered = (
  { price_cents }: Pick<ComplaintRow, "price_cents">,
  messages: readonly Pick<MessageRow, "cents" | "accepted_at">[],
): number =>
  messages.reduce(
    (left, { cents, accepted_at }) => Math.max(0, left - (accepted_at ? (cents ?? 0) : 0)),
    mostOffered(price_cents),
  );

/** An owner approves the last proposal, which is then mailed to the customer. */
export const agreeToOffer = (
  deps: CareDeps,
  owner: Someone,
  id: string,
  key?: RequestKey,
): Promise<void> =>
  handle(deps, owner, { id, key, from: ["asked"] }, async (handled) => {
    const { db, now } = handled;
    const proposed = (await listMessages(db, [id])).findLast(({ sent_at }) => sent_at === null);
    if (!proposed) throw new ApiProblem("not_possible_now");
    await db
      .updateTable("complaint_messages")
      .set({ sent_at: now, agreed_by: owner.id })
      .where("id", "=", proposed.id)
      .execute();
    await mail(handled, proposed.id);
    return "offered";
  });

/** Closes a complaint, for example after the second cleaning was arranged or it was settled by telephone. */
export const closeComplaint = (
  deps: CareDeps,
  staff: Someone,
  id: string,
  key?: RequestKey,
): Promise<void> =>
  handle(
    deps,
    staff,
    { id, key, from: ["open", "asked", "offered", "accepted"] },
    async () => "done",
  );

/**
 * Opens a closed complaint in the state that its messages are in. Within the undo time it keeps its deadline; later it
 * gets a new one, because the old one has passed (DESK-11).
 */
export const reopenComplaint = (
  deps: CareDeps,
  staff: Someone,
  id: string,
  key?: RequestKey,
): Promise<void> =>
  handle(deps, staff, { id, key, from: ["done"] }, async ({ db, now, complaint }) => {
    const isUndo = now.getTime() - complaint.changed_at.getTime() <= UNDO_SECONDS * 1000;
    if (!isUndo) await setComplaintState(db, id, "done", now, { answer_by: answerBy(now) });
    return stateOf(await listMessages(db, [id]));
  });

/** The state of a complaint before it was closed: what its last message waits for. */
export function stateOf(messages: readonly MessageRow[]): ComplaintState {
  const last = messages.at(-1);
  if (!last?.offer || (last.accepted_at && last.offer === "money")) return "open";
  if (last.sent_at === null) return "asked";
  return last.accepted_at ? "accepted" : "offered";
}

type Wanted = { id: string; key: RequestKey | undefined; from: readonly ComplaintState[] };

/** Carries out one action on a locked complaint, idempotently, and writes the state change to the audit log. */
async function handle(
  { db, clock, live }: CareDeps,
  staff: Someone,
  { id, key, from }: Wanted,
  perform: (handled: Handled) => Promise<ComplaintState>,
): Promise<void> {
  const known = await findComplaint(db, id);
  const order = known && (await findOrder(db, known.order_id));
  if (!order) throw new ApiProblem("not_found");
  const now = clock.now();
  const isNew = await doOnce(db, key, now, async (transaction) => {
    const complaint = await lockComplaint(transaction, id);
    if (!complaint || !from.includes(complaint.state)) throw new ApiProblem("not_possible_now");
    const state = await perform({ db: transaction, now, order, complaint });
    await setComplaintState(transaction, id, state, now);
    const change = { before: { state: complaint.state }, after: { complaint: id, state } };
    await writeChange(transaction, clock, staff, "order:complaint", {
      about: `order ${order.number}`,
      ...change,
    });
  });
  if (isNew) live.announce({ order: order.id });
}

type Offer = { text: string; offer: OfferKind | null; cents: number | null };

async function send(handled: Handled, staff: Someone, offer: Offer): Promise<void> {
  const id = await write(handled, staff, offer, handled.now);
  await mail(handled, id);
}

const propose = (handled: Handled, staff: Someone, offer: Offer): Promise<string> =>
  write(handled, staff, offer, null);

/** Adds a message. Replaces an earlier proposal that no owner has approved. */
async function write(
  { db, now, complaint }: Handled,
  staff: Someone,
  { text, ...offer }: Offer,
  sentAt: Date | null,
): Promise<string> {
  await db
    .deleteFrom("complaint_messages")
    .where("complaint_id", "=", complaint.id)
    .where("sent_at", "is", null)
    .execute();
  const id = randomUUID();
  const message = { id, complaint_id: complaint.id, staff_id: staff.id, text: text.trim() };
  await addMessage(db, { ...message, ...offer, at: now, sent_at: sentAt });
  return id;
}

async function mail({ db, now, order }: Handled, messageId: string): Promise<void> {
  const { email } = order.contact;
  if (!email) return;
  const data = { orderId: order.id, messageId };
  const job = { kind: "complaint-answered", data } as const;
  await queueMail(db, job, email, orderLanguage(order), { now: () => now });
}
