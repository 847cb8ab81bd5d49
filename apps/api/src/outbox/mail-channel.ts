import type { Deps } from "../deps.ts";
import { mailFrom, messageIdOf, openMailer, type Mail, type Mailer } from "../outside/mailer.ts";
import { masked, type Channel } from "./channel.ts";
import type { OutboxRow } from "./outbox-repository.ts";

/** Makes the words of a mail when it is sent; undefined when there is nothing left to say. */
export type WriteMail = (deps: Deps, row: OutboxRow) => Promise<WrittenMail | undefined>;
export type WrittenMail = Omit<Mail, "messageId" | "from">;

/** Mails go by SMTP_URL; without that setting they are kept. */
export function mailChannel(
  deps: Deps,
  write: WriteMail,
  mailer: Mailer | undefined = openMailer(deps.env),
): Channel {
  const { env } = deps;
  return {
    async deliver(row) {
      const written = await write(deps, row);
      if (!written) return undefined;
      const mail: Mail = { ...written, messageId: messageIdOf(env, row.id), from: mailFrom(env) };
      if (!mailer) {
        const [text, html] = [masked(env, mail.text), masked(env, mail.html)];
        return { state: "kept", rendered: { ...mail, text, html } };
      }
      await mailer.send(mail);
      return { state: "sent" };
    },
    close: () => mailer?.close(),
  };
}
