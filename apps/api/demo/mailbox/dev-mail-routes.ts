import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../src/deps.ts";
import type { Mail } from "../../src/outside/mailer.ts";
import { mailLogos } from "../../src/outside/mail-logo.ts";
import { ApiProblem } from "../../src/api-problem.ts";
import { escapeHtml } from "../../src/escape-html.ts";
import { renderHtml } from "../../src/modules/messages/render-html.ts";
import { sampleMails, type SampleMail } from "./sample-mails.ts";

const UUID = /^[0-9a-f-]{36}$/;

type StoredMail = { id: string; kind: string; mail: Mail };

/**
 * `/dev/mail` shows the mails that would have been sent; they contain reset links, so only in development. `/dev/mails`
 * shows a sample of every mail.
 */
export function devMailRoutes(app: FastifyInstance, deps: Deps): void {
  if (deps.env.NODE_ENV === "production" || deps.env.SMTP_URL) return;

  app.get("/dev/mail.json", async () => listStoredMails(deps));

  app.get("/dev/mail", async (_request, reply) => {
    const items = (await listStoredMails(deps)).map(
      ({ id, kind, mail }) =>
        `<li><a href="/dev/mail/${id}">${escapeHtml(mail.subject)}</a> (${escapeHtml(kind)}) &rarr; ${escapeHtml(mail.to)}</li>`,
    );
    return sendList(reply, items);
  });

  app.get("/dev/mails", async (_request, reply) => {
    const items = (await sampleMails(deps)).map(
      ({ name, language, content }) =>
        `<li><a href="/dev/mails/${language}/${name}">${escapeHtml(content.subject)}</a> (${name}, ${language})</li>`,
    );
    return sendList(reply, items);
  });

  app.get<{ Params: Pick<SampleMail, "name" | "language"> }>(
    "/dev/mails/:language/:name",
    async ({ params }, reply) => {
      const found = (await sampleMails(deps)).find(
        ({ name, language }) => name === params.name && language === params.language,
      );
      if (!found) throw new ApiProblem("not_found");
      return sendMail(reply, renderHtml(found.content, found.language));
    },
  );

  app.get<{ Params: { id: string } }>("/dev/mail/:id", async (request, reply) => {
    const found =
      UUID.test(request.params.id) && (await listStoredMails(deps, request.params.id))[0];
    if (!found) throw new ApiProblem("not_found");
    return sendMail(reply, found.mail.html);
  });
}

const sendList = (reply: FastifyReply, items: readonly string[]): FastifyReply =>
  reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", "default-src 'none'")
    .send(
      `<!doctype html><html lang="en"><title>Mails</title><h1>Mails</h1><ol>${items.join("")}</ol>`,
    );

/** The content security policy allows no requests: a mail is self-contained. */
async function sendMail(reply: FastifyReply, html: string): Promise<FastifyReply> {
  const logos = await mailLogos();
  const shown = logos.reduce(
    (page, { cid, contentType, content }) =>
      page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString("base64")}`),
    html,
  );
  return reply
    .type("text/html; charset=utf-8")
    .header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    )
    .send(shown);
}

async function listStoredMails(deps: Deps, id?: string): Promise<StoredMail[]> {
  const query = deps.db
    .selectFrom("outbox")
    .select(["id", "kind", "rendered"])
    .where("channel", "=", "mail")
    .where("rendered", "is not", null)
    .orderBy("created_at", "desc")
    .limit(100);
  const rows = await (id ? query.where("id", "=", id) : query).execute();
  return rows.map((row) => ({ id: row.id, kind: row.kind, mail: row.rendered as unknown as Mail }));
}
