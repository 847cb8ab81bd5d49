import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type Mailbox = {
  url: string;
  /** Deliveries per Message-ID. */
  received: Map<string, number>;
  /** Subject per Message-ID. */
  subjects: Map<string, string>;
  close(): Promise<void>;
};

/** An SMTP server on the loopback address that counts the mails it receives. */
export async function openMailbox(): Promise<Mailbox> {
  const received = new Map<string, number>();
  const subjects = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let head = "";
      stream.on("data", (chunk: Buffer) => {
        if (head.length < 4000) head += chunk.toString("latin1");
      });
      stream.on("end", () => {
        const id = /^Message-ID: *(\S+)/im.exec(head)?.[1] ?? "none";
        received.set(id, (received.get(id) ?? 0) + 1);
        subjects.set(id, decodeWords(/^Subject: *(.*(?:\r?\n[ \t].*)*)/im.exec(head)?.[1] ?? ""));
        done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    subjects,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Decodes encoded words of a header (RFC 2047). A character may be split between two of them. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?UTF-8\?Q\?/gi, "")
    .replace(/\s*\r?\n\s+/g, " ")
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, word: string) =>
      decodeURIComponent(
        word
          .replaceAll("_", " ")
          .replaceAll("%", "%25")
          .replace(/=([0-9A-F]{2})/gi, "%$1"),
      ),
    )
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, word: string) =>
      Buffer.from(word, "base64").toString(),
    );
}
