import type { ProblemBody } from "@waslijn/contract/customer/care";
import { randomUUID } from "node:crypto";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../../outbox/queue-message.ts";
import { listPhotos } from "../files/photos-repository.ts";
import { actLimits, takeActLimits } from "../orders/act-limits.ts";
import { doOnce, type RequestKey } from "../orders/idempotency.ts";
import { mayReport } from "../orders/life/report-window.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import { lockOrder, readEvents, type OrderRow } from "../orders/orders-repository.ts";
import { writeChange } from "../staff/write-audit.ts";
import { addMessage, listComplaintsOf } from "./complaints-repository.ts";
import { piecesOfBill, priceOfOther } from "./pieces-of-bill.ts";
import { answerBy } from "./answer-by.ts";

/** More complaints about one order are handled by telephone. */
const MOST_OF_ORDER = 10;

type CareDeps = Pick<Deps, "db" | "clock" | "live" | "env" | "secrets">;

/** Stores a customer's complaint with its photos and mails the deadline of our answer (CARE-01). */
export async function reportProblem(
  deps: CareDeps,
  order: OrderRow,
  problem: ProblemBody,
  key?: RequestKey,
): Promise<void> {
  const now = deps.clock.now();
  await store(deps, order, problem, { key, enteredBy: null }, async (transaction) => {
    await takeActLimits(transaction, now, actLimits(deps, order, "tells"));
    // The order's row lock serialises its complaints, so that the limit holds.
    await lockOrder(transaction, order.id);
    if (!mayReport(await readEvents(transaction, order.id), now)) throw notNow();
  });
}

/** Stores the complaint of somebody on the phone, also after the 48 hours; its id (DESK-11). */
export async function reportForCaller(
  deps: CareDeps,
  staff: { id: string },
  order: OrderRow,
  problem: ProblemBody,
  key?: RequestKey,
): Promise<string> {
  return store(deps, order, problem, { key, enteredBy: staff.id }, async (transaction, id) => {
    await lockOrder(transaction, order.id);
    if (!mayComplain(order)) throw notNow();
    const after = { complaint: id, state: "open" };
    const change = { about: `order ${order.number}`, before: null, after };
    await writeChange(transaction, deps.clock, staff, "order:complaint", change);
  });
}

/** Before the pickup there is nothing to complain about that another act does not solve. */
export const mayComplain = ({ status }: Pick<OrderRow, "status">): boolean =>
  status !== "placed" && status !== "cancelled";

type Entered = { key: RequestKey | undefined; enteredBy: string | null };

/** Returns the id; a retry gets that of the order's last complaint, which the first attempt stored. */
async function store(
  { db, clock, live }: CareDeps,
  order: OrderRow,
  { piece: named, text, photos }: ProblemBody,
  { key, enteredBy }: Entered,
  check: (transaction: Db, id: string) => Promise<void>,
): Promise<string> {
  const now = clock.now();
  const pieces = await piecesOfBill(db, order, orderLanguage(order));
  const piece = pieces.find((one) => one.piece === named);
  if (named !== undefined && !piece) throw refusedPiece();
  const id = randomUUID();
  const isNew = await doOnce(db, key, now, async (transaction) => {
    await check(transaction, id);
    const earlier = await listComplaintsOf(transaction, [order.id]);
    if (earlier.length >= MOST_OF_ORDER) throw notNow();
    await transaction
      .insertInto("complaints")
      .values({
        id,
        order_id: order.id,
        piece_type: piece?.type ?? null,
        piece_alias: piece?.alias ?? null,
        price_cents: piece?.cents ?? priceOfOther(pieces),
        created_at: now,
        answer_by: answerBy(now),
        changed_at: now,
        entered_by: enteredBy,
      })
      .execute();
    const message = { id: randomUUID(), complaint_id: id, staff_id: null, text: text.trim() };
    await addMessage(transaction, { ...message, at: now, sent_at: now });
    await attach(transaction, order, id, photos);
    await confirm(transaction, order, id, now);
  });
  if (isNew) live.announce({ order: order.id });
  return isNew ? id : ((await listComplaintsOf(db, [order.id])).at(-1)?.id ?? id);
}

const notNow = () => new ApiProblem("not_possible_now");
const refusedPiece = () =>
  new ApiProblem("validation_failed", { fields: [{ field: "piece", rule: "unknown" }] });

/**
 * Attaches photos. Throws `validation_failed`, naming the photo, for any that is not an accepted complaint photo of
 * this order.
 */
async function attach(
  db: Db,
  order: OrderRow,
  complaintId: string,
  photos: readonly string[],
): Promise<void> {
  const known = (await listPhotos(db, [order.id], "complaint")).map(({ id }) => id);
  const own = [...new Set(photos)];
  const fields = own.flatMap((id, at) =>
    known.includes(id) ? [] : [{ field: `photos.${at}`, rule: "unknown" }],
  );
  if (fields.length > 0) throw new ApiProblem("validation_failed", { fields });
  if (own.length === 0) return;
  await db
    .insertInto("complaint_photos")
    .values(own.map((photo_id, position) => ({ complaint_id: complaintId, photo_id, position })))
    .execute();
}

async function confirm(db: Db, order: OrderRow, complaintId: string, now: Date): Promise<void> {
  const { email } = order.contact;
  if (!email) return;
  const data = { orderId: order.id, complaintId };
  const job = { kind: "complaint-received", data } as const;
  await queueMail(db, job, email, orderLanguage(order), { now: () => now });
}
