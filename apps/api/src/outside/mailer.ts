import { brand } from "@waslijn/contract/shared/brand";
import { brandFoot } from "@waslijn/contract/shared/brands/brand-foot";
import { hasBrandLogo } from "@waslijn/contract/shared/brands/business";
import type { Env } from "../env.ts";
import { mailLogos } from "./mail-logo.ts";

export type MailFile = {
  filename: string;
  contentType: string;
  content: string;
  /** Base64 for attachments. */
  encoding?: "base64";
};

export type Mail = {
  /** The same for every attempt, so that duplicates can be recognised. */
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  language: string;
  files: MailFile[];
};

export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

const CONNECT_MS = 5_000;
const SILENCE_MS = 20_000;

/** Sends through SMTP_URL; undefined without that setting, and mails stay in the database. */
export function openMailer(env: Env): Mailer | undefined {
  if (!env.SMTP_URL) return undefined;
  const transport = openTransport(env.SMTP_URL);
  return {
    async send({ language, files, to, ...mail }) {
      const open = await transport;
      await open.sendMail({
        ...mail,
        to: { name: "", address: to },
        attachments: [...files, ...(hasBrandLogo() ? await mailLogos() : [])],
        // Without this nodemailer counts the characters of each mail to choose the same encoding, a seventh of the
        // sending time.
        textEncoding: "quoted-printable",
        headers: {
          "Content-Language": language,
          "Auto-Submitted": "auto-generated",
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => void transport.then((open) => open.close()),
  };
}

/** Connects and signs in to a mail server: undefined when it works (SET-02). */
export async function testMailServer(url: string): Promise<"refused" | "unreachable" | undefined> {
  const transport = await openTransport(url);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code === "EAUTH" ? "refused" : "unreachable";
  } finally {
    transport.close();
  }
}

/** Lazy import: loaded only when mails are sent, not at every start. */
async function openTransport(url: string) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    pool: true,
    maxConnections: 4,
  });
}

export const mailFrom = (env: Env): string => env.MAIL_FROM ?? `${brand.name} <${brand.email}>`;

export function messageIdOf(env: Env, id: string): string {
  const domain = /@([\w.-]+)/.exec(mailFrom(env))?.[1] ?? brandFoot.domain;
  return `<${id}@${domain}>`;
}
