import { writeMail } from "../src/modules/messages/write-mail.ts";
import { writeSms } from "../src/modules/messages/write-sms.ts";
import { mailChannel } from "../src/outbox/outbox.ts";
import { sendDue, type Sending } from "../src/outbox/send-due.ts";
import { textChannel } from "../src/outbox/outbox.ts";
import type { Mail, Mailer } from "../src/outside/mailer.ts";
import type { SmsMessage } from "../src/outside/sms-gateway.ts";
import type { TestApp } from "./test-app.ts";

/** The sending part of a running server, optionally with the test's own mailer. */
export const sendingOf = ({ deps, app }: TestApp, mailer?: Mailer): Sending => ({
  deps,
  channels: {
    mail: mailChannel({ ...deps, env: { ...deps.env, SMTP_URL: undefined } }, writeMail, mailer),
    text: textChannel(deps, writeSms),
  },
  log: app.log,
  // No API calls run concurrently.
  calls: () => 0,
});

/** Sends everything due, as the running server would, and returns the mails stored instead of sent. */
export async function sendMails(it: TestApp, mailer?: Mailer): Promise<Mail[]> {
  await sendDue(sendingOf(it, mailer));
  return listStored<Mail>(it, "mail");
}

/** Like `sendMails`, for text messages. */
export async function sendSms(it: TestApp): Promise<SmsMessage[]> {
  await sendDue(sendingOf(it));
  return listStored<SmsMessage>(it, "text");
}

async function listStored<T>({ deps }: TestApp, channel: "mail" | "text"): Promise<T[]> {
  const rows = await deps.db
    .selectFrom("outbox")
    .select("rendered")
    .where("channel", "=", channel)
    .where("rendered", "is not", null)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => row.rendered as unknown as T);
}
