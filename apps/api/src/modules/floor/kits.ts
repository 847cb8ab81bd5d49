import { queueMail } from "../../outbox/queue-message.ts";
import { WorkRefused, type Work } from "../../work.ts";
import { writeAudit } from "../staff/write-audit.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import { listKitsToPost, markPosted } from "./kits-repository.ts";
import { toOneLine } from "@waslijn/contract/shared/lines";
import type { Db } from "../../db/client.ts";
import { printPostalCode } from "../catalogue/address-lines.ts";
import { printName } from "../orders/strangers-text.ts";
import { type Label, drawLabels, type LabelPaper } from "./draw-labels.ts";

/**
 * Certain orders' bags, or all up to and including one: orders placed while labels were being printed have none yet.
 */
type Input = { numbers: string[] } | { through: string };

/** Marks bags as posted and mails their customers, each once. */
export const sendKits: Work<Input, { sent: string[] }> = ({ db, clock, who }, input) =>
  db.transaction().execute(async (transaction) => {
    const kits = await listKitsToPost(transaction);
    const isPosted = choose(
      kits.map(({ number }) => number),
      input,
    );
    const sent: string[] = [];
    for (const { id, number, contact, language } of kits.filter((kit) => isPosted(kit.number))) {
      if (!(await markPosted(transaction, id, clock.now()))) continue;
      sent.push(number);
      if (!contact.email) continue;
      const job = { kind: "kit-sent", data: { orderId: id } } as const;
      await queueMail(transaction, job, contact.email, orderLanguage({ language }), clock);
    }
    await writeAudit(transaction, clock, who, "kits:sent", { orders: sent });
    return { sent };
  });

/** Throws `kit_unknown`, marking none, for an order that is not on the list. */
function choose(listed: string[], input: Input): (number: string) => boolean {
  const named = "through" in input ? [input.through] : input.numbers;
  const unknown = named.find((number) => !listed.includes(number));
  if (unknown !== undefined) throw new WorkRefused({ code: "kit_unknown", number: unknown });
  if (!("through" in input)) return (number) => named.includes(number);
  const last = listed.indexOf(input.through);
  return (number) => listed.indexOf(number) <= last;
}

type Kit = Label & { pickupDate: string };

/** The bags to post, in order of request (PHONE-04). */
export const listKits: Work<object, Kit[]> = ({ db }) => kitsToPost(db);

async function kitsToPost(db: Db): Promise<Kit[]> {
  const rows = await listKitsToPost(db);
  return rows.map(({ number, contact, location, pickupDate }) => ({
    number,
    name: printName(contact.name),
    address: [
      `${location?.thoroughfare ?? ""} ${location?.subThoroughfare ?? ""}`,
      `${printPostalCode(location?.postalCode ?? "")}  ${location?.city ?? ""}`,
    ].map((line) => toOneLine(line).trim().slice(0, LONGEST_LINE)),
    pickupDate,
  }));
}

/** Longer lines are not addresses. */
const LONGEST_LINE = 80;

type Sheet = { paper: LabelPaper; used: number };
/** Base64, as results of commands are plain data. */
type Printed = { pdf: string; numbers: string[] };

/** Labels for all bags to post. Read-only. */
export const printKitLabels: Work<Sheet, Printed> = async ({ db }, { paper, used }) => {
  const kits = await kitsToPost(db);
  const pdf = await drawLabels(kits, { paper, used });
  return { pdf: pdf.toString("base64"), numbers: kits.map(({ number }) => number) };
};
