import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { ApiProblem } from "../api-problem.ts";
import type { Deps } from "../deps.ts";
import { languageOf } from "../http/language.ts";
import { securityHeaders } from "../pages/security-headers.ts";
import { publicUrl } from "../public-url.ts";
import { changePayment, findBankPayment } from "./bank-books.ts";
import { newBankId } from "./bank-id.ts";
import { bankPage, languageOfPayment, unknownPage } from "./bank-page.ts";
import { happen, outcomesOf, type BankPayment } from "./bank-payment.ts";
import { BANK_STYLE_HASH } from "./bank-style.ts";
import { NEWS, type News } from "./bank-words.ts";

const PAGE = "/testbank/pay/:id";
const BODY_LIMIT = 1024;
const LATE_MS = 30_000;

const pressed = z.object({
  outcome: z.string(),
  news: z._default(z.enum(NEWS), "prompt"),
  refundsFail: z.optional(z.string()),
});

type Named = { Params: { id: string } };

/** Where a person decides how a test payment ends (PAY-05). */
export function bankPages(app: FastifyInstance, deps: Deps): void {
  const headers = {
    ...securityHeaders(deps.env, { script: [], style: [BANK_STYLE_HASH] }, true),
    // The press below is known by its origin, which a page without any referrer does not tell.
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
  };
  const show = (reply: FastifyReply, status: number, language: string, html: string) =>
    reply
      .code(status)
      .headers(headers)
      .header("content-language", language)
      .type("text/html; charset=utf-8")
      .send(html);
  const showUnknown = (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOf(request);
    return show(reply, 404, language, unknownPage(language));
  };

  void app.register(async (bank) => {
    bank.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: BODY_LIMIT },
      async (_request: FastifyRequest, body: string) =>
        Object.fromEntries(new URLSearchParams(body)),
    );

    bank.get<Named>(PAGE, async (request, reply) => {
      const payment = await findBankPayment(deps.db, request.params.id);
      if (!payment) return showUnknown(request, reply);
      const page = bankPage(payment, deps.clock.now(), returnTo(deps, payment));
      return show(reply, 200, languageOfPayment(payment), page);
    });

    bank.post<Named>(PAGE, async (request, reply) => {
      if (!isFromOwnPage(deps, request)) throw new ApiProblem("forbidden");
      const payment = await press(deps, request.params.id, request.body);
      if (!payment) return showUnknown(request, reply);
      return reply.headers(headers).redirect(returnTo(deps, payment), 303);
    });
  });
}

/** Browsers tell where a form was sent from; nobody else's page decides about a payment. */
function isFromOwnPage({ env }: Deps, { headers, host }: FastifyRequest): boolean {
  const { origin = "" } = headers;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === new URL(publicUrl(env)).origin;
}

/** A press that comes too late changes nothing: the page shows what became of the payment. */
async function press(
  { db, clock }: Deps,
  id: string,
  body: unknown,
): Promise<BankPayment | undefined> {
  const { data } = pressed.safeParse(body);
  const now = clock.now();
  const changed = await changePayment(db, id, (payment) => {
    const outcome = outcomesOf(payment, now).find((one) => one === data?.outcome);
    if (!outcome || !data) return undefined;
    const chosen = { ...payment, areRefundsToFail: payment.areRefundsToFail || !!data.refundsFail };
    return {
      payment: happen(chosen, outcome, now, newBankId),
      webhooks: whenToTell(data.news, now),
    };
  });
  return changed ?? findBankPayment(db, id);
}

function whenToTell(news: News, now: Date): Date[] {
  switch (news) {
    case "prompt":
      return [now];
    case "late":
      return [new Date(now.getTime() + LATE_MS)];
    case "doubled":
      return [now, now];
    case "lost":
      return [];
  }
}

/** On our own site without its name: by whatever address somebody came, they stay on it. */
function returnTo({ env }: Deps, { redirectUrl }: BankPayment): string {
  const site = publicUrl(env);
  return redirectUrl.startsWith(`${site}/`) ? redirectUrl.slice(site.length) : redirectUrl;
}
