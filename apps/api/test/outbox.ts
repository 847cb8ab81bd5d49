import type { FastifyBaseLogger } from "fastify";
import { writeMail } from "../src/modules/mail/write-mail.ts";
import { sendDueMails } from "../src/outbox/send-mails.ts";
import type { Mail, Mailer } from "../src/outside/mailer.ts";
import type { TestApp } from "./test-app.ts";

/** Sends all that is due, as the running server would, and returns what was kept instead of sent. */
export async function sendMails(it: TestApp, mailer?: Mailer): Promise<Mail[]> {
  const log: FastifyBaseLogger = it.app.log;
  await sendDueMails({ deps: it.deps, write: writeMail, mailer, log });
  const rows = await it.deps.db
    .selectFrom("outbox")
    .select("rendered")
    .where("rendered", "is not", null)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => row.rendered as unknown as Mail);
}
