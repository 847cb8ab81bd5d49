import type { FastifyInstance } from "fastify";
import type { Deps } from "../../src/deps.ts";
import { escapeHtml } from "../../src/escape-html.ts";
import type { SmsMessage } from "../../src/outside/sms-gateway.ts";

/** `/dev/texts` shows the text messages that would have been sent; their links give access, so only in development. */
export function devSmsRoutes(app: FastifyInstance, deps: Deps): void {
  if (deps.env.NODE_ENV === "production" || deps.env.SMS_URL) return;

  app.get("/dev/texts.json", async () => listStoredSms(deps));

  app.get("/dev/texts", async (_request, reply) => {
    const items = (await listStoredSms(deps)).map(
      ({ to, from, text }) =>
        `<li><p>${escapeHtml(from)} &rarr; ${escapeHtml(to)}<p>${withLinks(text)}</li>`,
    );
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", "default-src 'none'")
      .send(
        `<!doctype html><html lang="en"><title>Text messages</title><h1>Text messages</h1><ol>${items.join("")}</ol>`,
      );
  });
}

const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[\w./:-]+/g, (link) => `<a href="${link}">${link}</a>`);

async function listStoredSms(deps: Deps): Promise<SmsMessage[]> {
  const rows = await deps.db
    .selectFrom("outbox")
    .select("rendered")
    .where("channel", "=", "text")
    .where("rendered", "is not", null)
    .orderBy("created_at", "desc")
    .limit(100)
    .execute();
  return rows.map((row) => row.rendered as unknown as SmsMessage);
}
