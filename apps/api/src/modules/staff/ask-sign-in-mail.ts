import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../deps.ts";
import { subjectKey } from "../../http/limits/caller.ts";
import { SIGN_IN_MAIL_LIMIT } from "../../http/limits/limits.ts";
import { takeHit } from "../../http/limits/rate-limits.ts";
import { queueMail } from "../../outbox/queue-mail.ts";

/** Whoever asks, the same is done; that nobody here has the address shows only when the mail is made. */
export async function askSignInMail(deps: Deps, email: string, language: Language): Promise<void> {
  const address = email.trim().toLowerCase();
  await takeHit(deps, `sign-in:${subjectKey(deps, `staff:${address}`)}`, SIGN_IN_MAIL_LIMIT);
  await queueMail(deps.db, { kind: "staff-sign-in", data: {} }, address, language, deps.clock);
}
