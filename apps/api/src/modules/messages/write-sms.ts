import { formatPlainCents } from "@waslijn/contract/shared/formats/money";
import { brand } from "@waslijn/contract/shared/brand";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { subjectKey } from "../../http/limits/caller.ts";
import { VERIFY_TEXT_LIMIT } from "../../http/limits/limits.ts";
import { takeHit } from "../../http/limits/rate-limits.ts";
import type { OutboxRow } from "../../outbox/outbox-repository.ts";
import type { SmsJob } from "../../outbox/sms-job.ts";
import { publicUrl } from "../../public-url.ts";
import { shortPayPath } from "../bills/bill-code.ts";
import { findBill } from "../bills/bills-repository.ts";
import { isAskedFor } from "../bills/view-bill.ts";
import { readComingVisit } from "../orders/life/stop-state.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import { findOrder, isFirstOrder } from "../orders/orders-repository.ts";
import { verifyCode } from "../accounts/ask-to-verify.ts";

/** Short, and only characters of the GSM alphabet: others would halve the length of a message. */
const en = {
  verifyPhone: (brand: string, number: string, link: string) =>
    `${brand}: is this your number? Confirm it for order ${number}: ${link} Not your order? Ignore this.`,
  bill: (brand: string, number: string, amount: string, link: string) =>
    `${brand}: your bill for order ${number} is EUR ${amount}. Pay here: ${link}`,
  reminder: (brand: string, number: string, amount: string, link: string) =>
    `${brand}: we have not received EUR ${amount} for order ${number} yet. Pay here: ${link}`,
  youAreNext: (brand: string, number: string, time: string) =>
    `${brand}: you are next! Our driver will be at your door around ${time}. Order ${number}.`,
};

const nl: typeof en = {
  verifyPhone: (brand: string, number: string, link: string) =>
    `${brand}: is dit jouw nummer? Bevestig het voor bestelling ${number}: ${link} Niet besteld? Negeer dit.`,
  bill: (brand: string, number: string, amount: string, link: string) =>
    `${brand}: je rekening voor bestelling ${number} is EUR ${amount}. Betaal hier: ${link}`,
  reminder: (brand: string, number: string, amount: string, link: string) =>
    `${brand}: je rekening van EUR ${amount} voor bestelling ${number} staat nog open. Betaal hier: ${link}`,
  youAreNext: (brand: string, number: string, time: string) =>
    `${brand}: je bent de volgende! Onze chauffeur staat rond ${time} voor je deur. Bestelling ${number}.`,
};

const TEXTS: Record<Language, typeof en> = { nl, en };

/** Renders a job as a text message; undefined if it is obsolete. */
export async function writeSms(deps: Deps, row: OutboxRow): Promise<string | undefined> {
  const texts = TEXTS[orderLanguage(row)];
  const job = { kind: row.kind, data: row.data } as SmsJob;
  switch (job.kind) {
    case "verify-phone":
      return verifyPhone(deps, row, job.data.orderId, texts);
    case "bill":
    case "reminder":
      return toPay(deps, orderLanguage(row), job.data.orderId, texts[job.kind]);
    case "you-are-next":
      return youAreNext(deps, job.data, texts);
    case "desk-message":
      return `${brand.name}: ${job.data.text}`;
  }
}

/** Renders a text message for reading at the desk, without counting towards the rate limit. */
export async function rewriteSms(deps: Deps, row: OutboxRow): Promise<string | undefined> {
  const job = { kind: row.kind, data: row.data } as SmsJob;
  if (job.kind !== "verify-phone") return writeSms(deps, row);
  const order = await findOrder(deps.db, job.data.orderId);
  return order && verifyWords(deps, order, TEXTS[orderLanguage(row)]);
}

async function verifyPhone(
  deps: Deps,
  row: OutboxRow,
  orderId: string,
  texts: typeof en,
): Promise<string | undefined> {
  const order = await findOrder(deps.db, orderId);
  if (!order || order.status === "cancelled") return undefined;
  if (!(await isFirstOrder(deps.db, order))) return undefined;
  if (row.attempts === 1 && !(await takeVerifyHit(deps, row.recipient))) return undefined;
  return verifyWords(deps, order, texts);
}

const verifyWords = (
  deps: Deps,
  { id, number }: { id: string; number: string },
  { verifyPhone: words }: typeof en,
): string => words(brand.name, number, `${publicUrl(deps.env)}/v/${verifyCode(deps, id)}`);

/** A message with the short payment link; undefined if nothing is due or asked for any more. */
async function toPay(
  { db, env, secrets }: Deps,
  language: Language,
  orderId: string,
  words: (typeof en)["bill"],
): Promise<string | undefined> {
  const [order, bill] = await Promise.all([findOrder(db, orderId), findBill(db, orderId)]);
  if (!order || !bill || !isAskedFor(bill)) return undefined;
  const amount = formatPlainCents(bill.due, language);
  return words(brand.name, order.number, amount, publicUrl(env) + shortPayPath(secrets, bill.id));
}

/** Undefined if the driver is no longer coming here next. */
async function youAreNext(
  { db, clock }: Deps,
  { orderId, stop }: { orderId: string; stop: WindowKind },
  { youAreNext: words }: typeof en,
): Promise<string | undefined> {
  const order = await findOrder(db, orderId);
  if (!order) return undefined;
  const { next } = await readComingVisit(db, order, clock.now());
  return next?.kind === stop ? words(brand.name, order.number, next.around) : undefined;
}

/** Rate limit per phone number and day: anyone can order with someone else's number. */
async function takeVerifyHit(deps: Deps, phone: string): Promise<boolean> {
  try {
    await takeHit(deps, `verify-text:${subjectKey(deps, phone)}`, VERIFY_TEXT_LIMIT);
    return true;
  } catch (error) {
    if (error instanceof ApiProblem) return false;
    throw error;
  }
}
