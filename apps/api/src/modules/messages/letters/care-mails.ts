import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { OfferKind } from "@waslijn/contract/shared/care";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../../deps.ts";
import { findComplaint } from "../../care/complaints-repository.ts";
import { readComplaintPiece } from "../../care/pieces-of-bill.ts";
import { careEn } from "./care-mails.en.ts";
import { careNl } from "./care-mails.nl.ts";
import { facts, small, text, type Block, type MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { readMailedOrder, type MailedOrder } from "../mailed-order.ts";
import { orderButton } from "../order-button.ts";
import { printFirstName } from "../../orders/strangers-text.ts";

const wordsIn = (language: Language): ReturnType<typeof careEn> =>
  language === "en" ? careEn() : careNl();

type Linking = Pick<Deps, "env" | "secrets" | "clock">;

/**
 * Confirms a complaint and names the deadline of our answer. Does not repeat the text: anyone with the link may have
 * typed it.
 */
export async function complaintReceived(
  deps: Deps,
  { orderId, complaintId }: { orderId: string; complaintId: string },
  language: Language,
): Promise<MailContent | undefined> {
  const complaint = await findComplaint(deps.db, complaintId);
  if (!complaint) return undefined;
  const order = await readMailedOrder(deps.db, orderId, language);
  const piece = await readComplaintPiece(deps.db, order, complaint, language);
  return writeReceived(deps, order, { piece, answerBy: complaint.answer_by }, language);
}

export function writeReceived(
  deps: Linking,
  order: MailedOrder,
  { piece, answerBy }: { piece: string | null; answerBy: Date },
  language: Language,
): MailContent {
  const { received: words } = wordsIn(language);
  const until = formatLongDate(amsterdamDate(answerBy), language);
  return {
    subject: words.subject(order.number),
    title: words.title,
    preview: words.preview(until),
    blocks: [
      text(mailWords(language).hello(printFirstName(order.contact.name))),
      text(words.intro),
      facts([
        [words.number, order.number],
        [words.piece, piece ?? words.other],
        [words.until, until],
      ]),
      text(words.keep),
      orderButton(deps, order, language, words.button),
    ],
  };
}

/** A staff member's answer, with its offer. */
export async function complaintAnswered(
  deps: Deps,
  { orderId, messageId }: { orderId: string; messageId: string },
  language: Language,
): Promise<MailContent | undefined> {
  const message = await deps.db
    .selectFrom("complaint_messages")
    .selectAll()
    .where("id", "=", messageId)
    .executeTakeFirst();
  if (!message) return undefined;
  const order = await readMailedOrder(deps.db, orderId, language);
  return writeAnswered(deps, order, message, language);
}

export function writeAnswered(
  deps: Linking,
  order: MailedOrder,
  answer: { text: string; offer: OfferKind | null; cents: number | null },
  language: Language,
): MailContent {
  const { answered: words } = wordsIn(language);
  return {
    subject: words.subject(order.number),
    title: words.title,
    preview: words.preview,
    blocks: [
      ...answer.text.split(/\n\s*\n/).map(text),
      ...offerBlocks(answer, language),
      orderButton(deps, order, language, answer.offer ? words.button : words.see),
      small(words.call),
    ],
  };
}

function offerBlocks(
  { offer, cents }: { offer: OfferKind | null; cents: number | null },
  language: Language,
): Block[] {
  const { answered: words } = wordsIn(language);
  if (offer === "cleaning") return [text(words.cleaning), text(words.accept)];
  if (cents === null) return [];
  const amount = formatCents(cents, language);
  return [text(words.money(amount)), text(`${words.accepted(amount)} ${words.accept}`)];
}
