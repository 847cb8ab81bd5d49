import type { OfferAnswerBody } from "@waslijn/contract/customer/care";
import { randomUUID } from "node:crypto";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { findBill } from "../bills/bills-repository.ts";
import { actLimits, takeActLimits } from "../orders/act-limits.ts";
import { doOnce, type RequestKey } from "../orders/idempotency.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import { lockBooks } from "../payments/books.ts";
import {
  addMessage,
  findComplaint,
  listMessages,
  lockComplaint,
  setComplaintState,
  type ComplaintRow,
  type MessageRow,
} from "./complaints-repository.ts";
import { compensate } from "./compensate.ts";
import { readComplaintPiece } from "./pieces-of-bill.ts";
import { answerBy } from "./answer-by.ts";
import type { Language } from "@waslijn/contract/shared/constants";

const WORDS = {
  nl: {
    other: "Iets anders",
    refund: (piece: string | null) => (piece ? `Vergoeding voor: ${piece}` : "Vergoeding"),
  },
  en: {
    other: "Something else",
    refund: (piece: string | null) => (piece ? `Compensation for: ${piece}` : "Compensation"),
  },
};

const careWords = (language: Language): (typeof WORDS)["nl"] => WORDS[language];

type Answered = { db: Db; order: OrderRow; complaint: ComplaintRow; offer: MessageRow; now: Date };

/**
 * The customer accepts an offer, which transfers offered money at once, or rejects it with a reason, which reopens the
 * complaint with a new deadline.
 */
export async function answerOffer(
  deps: Pick<Deps, "db" | "clock" | "live" | "env" | "secrets">,
  order: OrderRow,
  complaintId: string,
  { accepts, text = "" }: OfferAnswerBody,
  key?: RequestKey,
): Promise<void> {
  const { db, clock, live } = deps;
  const known = await findComplaint(db, complaintId);
  if (known?.order_id !== order.id) throw new ApiProblem("not_found");
  const now = clock.now();
  const isNew = await doOnce(db, key, now, async (transaction) => {
    await takeActLimits(transaction, now, actLimits(deps, order, "ends"));
    const bill = await findBill(transaction, order.id);
    // Lock order: order and bill before the complaint, as in all other changes to them.
    const books = bill && (await lockBooks(transaction, bill.id, now));
    const complaint = await lockComplaint(transaction, complaintId);
    const offer = (await listMessages(transaction, [complaintId])).findLast((one) => one.offer);
    if (complaint?.state !== "offered" || !offer) throw new ApiProblem("not_possible_now");
    const answered = { db: transaction, order, complaint, offer, now };
    if (!accepts) return refuse(answered, text);
    await markAccepted(answered);
    if (offer.cents === null) {
      return setComplaintState(transaction, complaintId, "accepted", now, {
        answer_by: answerBy(now),
      });
    }
    if (!books) throw new ApiProblem("not_possible_now");
    const by = { kind: "staff", id: offer.agreed_by ?? offer.staff_id ?? "" } as const;
    const reason = await reasonOf(answered);
    await compensate(deps, books, by, { cents: offer.cents, reason });
    await setComplaintState(transaction, complaintId, "done", now);
  });
  if (isNew) live.announce({ order: order.id });
}

async function refuse({ db, complaint, now }: Answered, text: string): Promise<void> {
  if (text.trim() === "") {
    throw new ApiProblem("validation_failed", { fields: [{ field: "text", rule: "required" }] });
  }
  const message = { id: randomUUID(), complaint_id: complaint.id, staff_id: null };
  await addMessage(db, { ...message, at: now, text: text.trim(), sent_at: now });
  await setComplaintState(db, complaint.id, "open", now, { answer_by: answerBy(now) });
}

async function markAccepted({ db, offer, now }: Answered): Promise<void> {
  await db
    .updateTable("complaint_messages")
    .set({ accepted_at: now })
    .where("id", "=", offer.id)
    .execute();
}

/** The reason that the customer reads beside the refund. */
async function reasonOf({ db, order, complaint }: Answered): Promise<string> {
  const language = orderLanguage(order);
  const piece = await readComplaintPiece(db, order, complaint, language);
  return careWords(language).refund(piece);
}
