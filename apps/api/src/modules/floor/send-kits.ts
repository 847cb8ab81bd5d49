import { queueMail } from "../../outbox/queue-mail.ts";
import { WorkRefused } from "../../work-refused.ts";
import type { Work } from "../../work.ts";
import { writeAudit } from "../staff/write-audit.ts";
import { orderLanguage } from "../orders/links/order-language.ts";
import { listKitsToPost, markPosted } from "./kits-repository.ts";

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
