import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../outside/mailer.ts";
import { ApiProblem } from "../../api-problem.ts";
import { escapeHtml } from "../../escape-html.ts";

const UUID = /^[0-9a-f-]{36}$/;

type Kept = { id: string; kind: string; mail: Mail };

/** `/dev/mail`: reads what would have been sent. It holds reset links, so it exists in development alone. */
export function devMailRoutes(app: FastifyInstance, deps: Deps): void {
  if (deps.env.NODE_ENV === "production" || deps.env.SMTP_URL) return;

  app.get("/dev/mail.json", async () => listKept(deps));

  app.get("/dev/mail", async (_request, reply) => {
    const items = (await listKept(deps)).map(
      ({ id, kind, mail }) =>
        `<li><a href="/dev/mail/${id}">${escapeHtml(mail.subject)}</a> (${escapeHtml(kind)}) &rarr; ${escapeHtml(mail.to)}</li>`,
    );
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", "default-src 'none'")
      .send(
        `<!doctype html><html lang="en"><title>Mails</title><h1>Mails</h1><ol>${items.join("")}</ol>`,
      );
  });

  app.get<{ Params: { id: string } }>("/dev/mail/:id", async (request, reply) => {
    const found = UUID.test(request.params.id) && (await listKept(deps, request.params.id))[0];
    if (!found) throw new ApiProblem("not_found");
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
      .send(found.mail.html);
  });
}

async function listKept(deps: Deps, id?: string): Promise<Kept[]> {
  const kept = deps.db
    .selectFrom("outbox")
    .select(["id", "kind", "rendered"])
    .where("rendered", "is not", null)
    .orderBy("sent_at", "desc")
    .limit(100);
  const rows = await (id ? kept.where("id", "=", id) : kept).execute();
  return rows.map((row) => ({ id: row.id, kind: row.kind, mail: row.rendered as unknown as Mail }));
}
