import type { Kit, Kits } from "@waslijn/contract/console/kits";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import { writeMessage } from "../../outbox/outbox-repository.ts";
import { WorkRefused, type Work, type WorkDeps } from "../../work.ts";
import { writeChange, type Who } from "../staff/write-audit.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import { listKitsToPost, listPostedKits, markPosted, unmarkPosted } from "./kits-repository.ts";
import { sql } from "kysely";
import { toOneLine } from "@waslijn/contract/shared/lines";
import type { Db } from "../../db/client.ts";
import { printPostalCode } from "../catalogue/address-lines.ts";
import { printName } from "../orders/strangers-text.ts";
import { drawLabels, type LabelPaper } from "./draw-labels.ts";

/**
 * Certain orders' bags, or all up to and including one: orders placed while labels were being printed have none yet.
 */
type Input = { numbers: string[] } | { through: string };

type By = Pick<WorkDeps, "db" | "clock" | "live"> & { who: Who };

/** Marks bags as posted and mails their customers, each once and after a delay in which it can be undone. */
export async function sendKits(
  { db, clock, live, who }: By,
  input: Input,
  mailAfterMs = 0,
): Promise<{ sent: string[] }> {
  const posted = await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const due = new Date(now.getTime() + mailAfterMs);
    const kits = await listKitsToPost(transaction);
    const isPosted = choose(
      kits.map(({ number }) => number),
      input,
    );
    const sent: { id: string; number: string }[] = [];
    for (const { id, number, contact, language } of kits.filter((kit) => isPosted(kit.number))) {
      if (!(await markPosted(transaction, id, now))) continue;
      sent.push({ id, number });
      const change = { about: `order ${number}`, before: WAITS, after: POSTED };
      await writeChange(transaction, clock, who, "kits:sent", change);
      if (!contact.email) continue;
      const to = { recipient: contact.email, language: orderLanguage({ language }) };
      const mail = { channel: "mail", kind: "kit-sent", data: { orderId: id }, ...to } as const;
      await writeMessage(transaction, mail, now, due);
    }
    return sent;
  });
  for (const { id } of posted) live.announce({ order: id });
  return { sent: posted.map(({ number }) => number) };
}

const WAITS = { kit: "waiting" };
const POSTED = { kit: "posted" };

/** Throws `kit_unknown`, marking none, for an order that is not on the list. */
function choose(listed: string[], input: Input): (number: string) => boolean {
  const named = "through" in input ? [input.through] : input.numbers;
  const unknown = named.find((number) => !listed.includes(number));
  if (unknown !== undefined) throw new WorkRefused({ code: "kit_unknown", number: unknown });
  if (!("through" in input)) return (number) => named.includes(number);
  const last = listed.indexOf(input.through);
  return (number) => listed.indexOf(number) <= last;
}

/** Puts posted bags back on the list. A mail that has not gone yet is dropped. Throws `kit_unknown`, changing none. */
export async function takeBackKits({ db, clock, live, who }: By, numbers: string[]): Promise<void> {
  const back = await db.transaction().execute(async (transaction) => {
    const taken = await unmarkPosted(transaction, numbers);
    const unknown = numbers.find((number) => !taken.some((kit) => kit.number === number));
    if (unknown !== undefined) throw new WorkRefused({ code: "kit_unknown", number: unknown });
    await transaction
      .deleteFrom("outbox")
      .where("kind", "=", "kit-sent")
      .where("sent_at", "is", null)
      .where(sql<boolean>`data->>'orderId' = ANY(${taken.map(({ id }) => id)}::text[])`)
      .execute();
    for (const { number } of taken) {
      const change = { about: `order ${number}`, before: POSTED, after: WAITS };
      await writeChange(transaction, clock, who, "kits:taken-back", change);
    }
    return taken;
  });
  for (const { id } of back) live.announce({ order: id });
}

/** The bags to post, in order of request (PHONE-04). */
export const listKits: Work<object, Kit[]> = ({ db }) => kitsToPost(db);

const kitsToPost = async (db: Db): Promise<Kit[]> => (await listKitsToPost(db)).map(labelOf);

const POSTED_SHOWN_MS = 14 * 86_400_000;

/** The bags to post, and those posted in the last two weeks. */
export async function viewKits({ db, clock }: Pick<WorkDeps, "db" | "clock">): Promise<Kits> {
  const since = new Date(clock.now().getTime() - POSTED_SHOWN_MS);
  const [waiting, posted] = await Promise.all([kitsToPost(db), listPostedKits(db, since)]);
  const sent = posted.map((kit) => ({ ...labelOf(kit), sentAt: stamp(kit.sentAt ?? since) }));
  return { waiting, sent };
}

type KitRow = Awaited<ReturnType<typeof listKitsToPost>>[number];

const labelOf = ({ number, contact, company, location, pickupDate }: KitRow): Kit => ({
  number,
  name: company ?? printName(contact.name),
  address: [
    ...(company === null ? [] : [printName(contact.name)]),
    `${location?.thoroughfare ?? ""} ${location?.subThoroughfare ?? ""}`,
    `${printPostalCode(location?.postalCode ?? "")}  ${location?.city ?? ""}`,
  ].map((line) => toOneLine(line).trim().slice(0, LONGEST_LINE)),
  pickupDate,
});

/** Longer lines are not addresses. */
const LONGEST_LINE = 80;

type Sheet = {
  paper: LabelPaper;
  used: number;
  /** Only these orders' bags. */
  numbers?: string[] | undefined;
};
/** Base64, as results of commands are plain data. */
type Printed = { pdf: string; numbers: string[] };

/** Labels for the bags to post. Read-only. */
export const printKitLabels = async (
  { db }: Pick<WorkDeps, "db">,
  { paper, used, numbers }: Sheet,
): Promise<Printed> => {
  const all = await kitsToPost(db);
  const kits = numbers ? all.filter(({ number }) => numbers.includes(number)) : all;
  const pdf = await drawLabels(kits, { paper, used });
  return { pdf: pdf.toString("base64"), numbers: kits.map(({ number }) => number) };
};
