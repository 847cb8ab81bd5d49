import type { Language } from "@waslijn/contract/shared/constants";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/client.ts";
import type { MailJob } from "./mail-job.ts";
import { writeMessage } from "./outbox-repository.ts";
import type { SmsJob } from "./sms-job.ts";

type Job = ({ channel: "mail" } & MailJob) | ({ channel: "text" } & SmsJob);

/** Inserts the message in the caller's transaction: it is sent if, and only if, that commits. */
async function queueMessage(
  db: Db,
  { channel, kind, data }: Job,
  recipient: string,
  language: Language,
  clock: Clock,
): Promise<void> {
  await writeMessage(db, { channel, kind, data, recipient, language }, clock.now());
}

/** Queues a mail in the caller's transaction. */
export const queueMail = (
  db: Db,
  job: MailJob,
  recipient: string,
  language: Language,
  clock: Clock,
): Promise<void> => queueMessage(db, { channel: "mail", ...job }, recipient, language, clock);

/** Queues an SMS to an E.164 number in the caller's transaction. */
export const queueSms = (
  db: Db,
  job: SmsJob,
  phone: string,
  language: Language,
  clock: Clock,
): Promise<void> => queueMessage(db, { channel: "text", ...job }, phone, language, clock);
