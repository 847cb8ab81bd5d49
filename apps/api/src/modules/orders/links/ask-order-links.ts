import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../../deps.ts";
import { subjectKey } from "../../../http/limits/caller.ts";
import { ASKED_MAILS_LIMIT, LINKS_MAIL_LIMIT } from "../../../http/limits/limits.ts";
import { takeHit } from "../../../http/limits/rate-limits.ts";
import { queueMail } from "../../../outbox/queue-mail.ts";

/** Known or unknown, an address is treated alike: whether it has orders shows only when the mail is written. */
export async function askOrderLinks(deps: Deps, email: string, language: Language): Promise<void> {
  const address = email.trim();
  const recipient = subjectKey(deps, address.toLowerCase());
  await deps.db.transaction().execute(async (db) => {
    await takeHit({ ...deps, db }, `order-links:${recipient}`, LINKS_MAIL_LIMIT);
    await takeHit({ ...deps, db }, `order-links:day:${recipient}`, ASKED_MAILS_LIMIT);
    await queueMail(db, { kind: "order-links", data: {} }, address, language, deps.clock);
  });
}
