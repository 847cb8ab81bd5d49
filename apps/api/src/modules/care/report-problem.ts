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
import { addMessage, listComplaintsOf } from "./complaints-repository.ts";
import { piecesOfBill, priceOfOther } from "./pieces-of-bill.ts";
import { answerBy } from "./answer-by.ts";

/** More complaints about one order are handled by telephone. */
const MOST_OF_ORDER = 10;

/** Stores a customer's complaint with its photos and mails the deadline of our answer (CARE-01). */
export async function reportProblem(
  deps: Pick<Deps, "db" | "clock" | "live" | "env" | "secrets">,
  order: OrderRow,
  { piece: named, text, photos }: ProblemBody,
  key?: RequestKey,
): Promise<void> {
  const { db, clock, live } = deps;
  const now = clock.now();
  const pieces = await piecesOfBill(db, order, orderLanguage(order));
  const piece = pieces.find((one) => one.piece === named);
  if (named !== undefined && !piece) throw refusedPiece();
  const isNew = await doOnce(db, key, now, async (transaction) => {
    await takeActLimits(transaction, now, actLimits(deps, order, "tells"));
    // The order's row lock serialises its complaints, so that the limit holds.
    await lockOrder(transaction, order.id);
    if (!mayReport(await readEvents(transaction, order.id), now)) throw notNow();
    const earlier = await listComplaintsOf(transaction, [order.id]);
    if (earlier.length >= MOST_OF_ORDER) throw notNow();
    const id = randomUUID();
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
      })
      .execute();
    const message = { id: randomUUID(), complaint_id: id, staff_id: null, text: text.trim() };
    await addMessage(transaction, { ...message, at: now, sent_at: now });
    await attach(transaction, order, id, photos);
    await confirm(transaction, order, id, now);
  });
  if (isNew) live.announce({ order: order.id });
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
