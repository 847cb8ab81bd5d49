import type { Deps } from "../../../deps.ts";
import { ORDER_CODE_LIMIT } from "../../../http/limits/limits.ts";
import { takeHit } from "../../../http/limits/rate-limits.ts";
import { queueMail } from "../../../outbox/queue-mail.ts";
import type { Linked } from "./find-linked-order.ts";
import { orderLanguage } from "./order-language.ts";

/** Mails a code to the order's own address, where one is needed; the code is made when the mail is written. */
export async function askOrderCode(deps: Deps, { order, hides }: Linked): Promise<void> {
  const { email } = order.contact;
  if (hides !== "until-code" || !email) return;
  await takeHit(deps, `order-code:${order.id}`, ORDER_CODE_LIMIT);
  const job = { kind: "order-code", data: { orderId: order.id } } as const;
  await queueMail(deps.db, job, email, orderLanguage(order), deps.clock);
}
