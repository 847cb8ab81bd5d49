import type { Deps } from "../../../deps.ts";
import { subjectKey } from "../../../http/limits/caller.ts";
import { ASKED_MAILS_LIMIT, ORDER_CODE_LIMIT } from "../../../http/limits/limits.ts";
import { takeHit } from "../../../http/limits/rate-limits.ts";
import { queueMail } from "../../../outbox/queue-mail.ts";
import type { Linked } from "./find-linked-order.ts";
import { orderLanguage } from "./order-language.ts";

/** Mails a code to the order's own address, where one is needed; the code is made when the mail is written. */
export async function askOrderCode(deps: Deps, { order, hides }: Linked): Promise<void> {
  const { email } = order.contact;
  if (hides !== "until-code" || !email) return;
  await deps.db.transaction().execute(async (db) => {
    await takeHit({ ...deps, db }, `order-code:${order.id}`, ORDER_CODE_LIMIT);
    const recipient = subjectKey(deps, email.trim().toLowerCase());
    await takeHit({ ...deps, db }, `order-code:mail:${recipient}`, ASKED_MAILS_LIMIT);
    const job = { kind: "order-code", data: { orderId: order.id } } as const;
    await queueMail(db, job, email, orderLanguage(order), deps.clock);
  });
}
