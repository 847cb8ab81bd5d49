import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { to: string; subject: string; text: string };
export type Mailbox = {
  /** Value for the server's SMTP_URL. */
  url: string;
  mailsTo(address: string): ReceivedMail[];
  close(): Promise<void>;
};

/** An SMTP server on the loopback address that stores the mails it receives. */
export async function openMailbox(): Promise<Mailbox> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("utf8");
        for (const { address } of session.envelope.rcptTo) {
          received.push({ to: address, subject: subjectOf(raw), text: decoded(raw) });
        }
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailsTo: (address) => received.filter(({ to }) => to === address),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const subjectOf = (raw: string): string => /^Subject: (.*)$/im.exec(raw)?.[1]?.trim() ?? "";

/** Decodes quoted-printable for ASCII: soft line breaks and escapes. */
const decoded = (raw: string): string =>
  raw
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
