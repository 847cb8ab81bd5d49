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

/** Some orders' bags, or all up to and with one: those who ordered while labels were printed have none yet. */
type Input = { numbers: string[] } | { through: string };

/** Takes posted bags off the list and tells their customers, each once whoever says so twice. */
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

/** One that is not on the list is a mistake, and then none is marked. */
function choose(listed: string[], input: Input): (number: string) => boolean {
  const named = "through" in input ? [input.through] : input.numbers;
  const unknown = named.find((number) => !listed.includes(number));
  if (unknown !== undefined) throw new WorkRefused({ code: "kit_unknown", number: unknown });
  if (!("through" in input)) return (number) => named.includes(number);
  const last = listed.indexOf(input.through);
  return (number) => listed.indexOf(number) <= last;
}

type Kit = Label & { pickupDate: string };

/** The bags to post, in the order in which they were asked for (PHONE-04). */
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

/** More is no address. */
const LONGEST_LINE = 80;

type Sheet = { paper: LabelPaper; used: number };
/** The file as base64: results are plain data. */
type Printed = { pdf: string; numbers: string[] };

/** A label for every bag on the list; printing them changes nothing. */
export const printKitLabels: Work<Sheet, Printed> = async ({ db }, { paper, used }) => {
  const kits = await kitsToPost(db);
  const pdf = await drawLabels(kits, { paper, used });
  return { pdf: pdf.toString("base64"), numbers: kits.map(({ number }) => number) };
};
