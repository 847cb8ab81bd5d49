import type { Language } from "@waslijn/contract/shared/constants";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/client.ts";
import type { MailJob } from "./mail-job.ts";
import { queueMessage } from "./queue-message.ts";

/** A mail to an address, in the caller's own transaction. */
export const queueMail = (
  db: Db,
  job: MailJob,
  recipient: string,
  language: Language,
  clock: Clock,
): Promise<void> => queueMessage(db, { channel: "mail", ...job }, recipient, language, clock);
