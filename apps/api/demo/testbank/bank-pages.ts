import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { ApiProblem } from "../../src/api-problem.ts";
import type { Deps } from "../../src/deps.ts";
import { languageOf } from "../../src/http/language.ts";
import { securityHeaders } from "../../src/pages/security-headers.ts";
import { publicUrl } from "../../src/public-url.ts";
import { changePayment, findBankPayment } from "./bank-books.ts";
import { newBankId } from "./bank-id.ts";
import {
  happen,
  outcomesOf,
  type BankPayment,
  chargedBack,
  stateAt,
  type Outcome,
} from "./bank-payment.ts";
import { NEWS, type News, bankWords } from "./bank-words.ts";
import { brand } from "@waslijn/contract/shared/brand";
import type { Language } from "@waslijn/contract/shared/constants";
import { escapeHtml } from "../../src/escape-html.ts";
import { brandLook } from "@waslijn/contract/shared/brands/brand-look";
import { createHash } from "node:crypto";

const brandTokens = Object.entries(brandLook.colours)
  .map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`)
  .join(";");

/** The styles of the site (packages/design/src/tokens.css), as far as one page needs them. */
const BANK_STYLE = `
@font-face{font-family:"Familjen Grotesk";src:url("/fonts/familjen-grotesk-latin-wght-normal.woff2") format("woff2");font-weight:400 700;font-display:swap}
@font-face{font-family:"Instrument Sans";src:url("/fonts/instrument-sans-latin-wght-normal.woff2") format("woff2");font-weight:400 700;font-display:swap}
:root{color-scheme:light dark;${brandTokens};--paper:light-dark(#fff,#192738);--hollow:light-dark(#f1eade,#0a121c);--ink-soft:light-dark(#4b5970,#b0bbca);--rule:light-dark(#e4dccd,#2a394d);--edge:light-dark(#7a869a,#7d8ea6);--focus:light-dark(#15243b,#f2bc55)}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;padding:clamp(1rem,5vw,4.5rem) min(1.25rem,5vw);background:var(--linen);color:var(--ink);font:1.0625rem/1.55 "Instrument Sans",system-ui,sans-serif}
main{display:grid;gap:1.5rem;max-width:34rem;margin-inline:auto;padding:0 clamp(1.25rem,4vw,2.5rem) 2rem;background:var(--paper);border:2px dashed var(--edge);border-radius:.75rem;overflow:clip}
.band{margin-inline:calc(-1*clamp(1.25rem,4vw,2.5rem));padding:.6rem 1rem .95rem;background:#15243b;color:#fff;text-align:center;font-weight:650;font-size:.9375rem;box-shadow:inset 0 -6px 0 -1px var(--sun)}
h1{margin-bottom:.5rem;font:700 min(clamp(1.5rem,1.35rem + .7vw,1.875rem),8.4vw)/1.1 "Familjen Grotesk",system-ui,sans-serif;letter-spacing:-.026em}
.soft,dt,summary,legend{color:var(--ink-soft)}
dl{border-top:1px solid var(--rule)}
dl div{display:grid;grid-template-columns:auto 1fr;gap:0 1rem;padding-block:.75rem;border-bottom:1px solid var(--rule);line-height:1.45}
dd{font-weight:550;text-align:right;overflow-wrap:anywhere}
form,.do,details[open]{display:grid;gap:.75rem}
button,.button{display:grid;place-items:center;min-height:3.25rem;padding:.5rem min(1.5rem,6vw);border:1.5px solid var(--ink);border-radius:.75rem;background:var(--paper);color:inherit;font:inherit;font-weight:600;line-height:1.2;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--hollow)}
.main{border-color:transparent;background:var(--action);color:var(--on-action)}
.main:hover{background:var(--action-deep)}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
summary{min-height:3rem;align-content:center;cursor:pointer}
fieldset{padding:0;border:0}legend{padding:0}
label{display:flex;align-items:center;gap:.75rem;min-height:2.75rem}
input{width:1.25rem;height:1.25rem;flex:none;accent-color:var(--action)}
@media (min-width:30rem){.do{grid-template-columns:repeat(auto-fit,minmax(8rem,1fr))}.main{grid-column:1/-1}}
`;

/** Allows this style sheet, and no other, in the content security policy. */
const BANK_STYLE_HASH = `'sha256-${createHash("sha256").update(BANK_STYLE).digest("base64")}'`;

const languageOfPayment = ({ locale }: BankPayment): Language => (locale === "en_US" ? "en" : "nl");

/** The page of one payment with its possible outcomes. No script, only a form. */
function bankPage(payment: BankPayment, now: Date, returnTo: string): string {
  const language = languageOfPayment(payment);
  const words = bankWords(language);
  const outcomes = outcomesOf(payment, now);
  const isToPay = outcomes.some((one) => !isAfterwards(one));
  const state = stateAt(payment, now);
  const message =
    chargedBack(payment) > 0 && state === "paid" ? words.chargedBack : words.state[state];
  return frame(
    language,
    `<p class="soft">${escapeHtml(state === "open" ? words.choose : message)}</p></div>
${facts(payment, language)}
<form method="post">
${isToPay ? `<div class="do">${buttons(outcomes, payment, language)}</div>` : `<a class="button main" href="${escapeHtml(returnTo)}">${escapeHtml(words.back)}</a>`}
${outcomes.length > 0 ? forTesters(outcomes, isToPay, payment, language) : ""}
</form>`,
  );
}

const unknownPage = (language: Language): string =>
  frame(language, `<p class="soft">${escapeHtml(bankWords(language).unknown)}</p></div>`);

const isAfterwards = (outcome: Outcome): boolean =>
  outcome === "chargeback" || outcome === "reversal";

const frame = (language: Language, content: string): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeHtml(`${bankWords(language).title} – ${brand.name}`)}</title><style>${BANK_STYLE}</style></head>
<body><main>
<p class="band">${escapeHtml(bankWords(language).band)}</p>
<div><h1>${escapeHtml(bankWords(language).title)}</h1>
${content}
</main></body>
</html>
`;

function facts({ id, cents, description }: BankPayment, language: Language): string {
  const words = bankWords(language);
  const rows = [
    [words.to, brand.name],
    [words.for, description],
    [words.amount, formatCents(cents, language)],
    [words.reference, id],
  ] as const;
  return `<dl>${rows.map(([term, value]) => `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd></div>`).join("")}</dl>`;
}

function buttons(outcomes: readonly Outcome[], { state }: BankPayment, language: Language): string {
  const { press, arrived } = bankWords(language);
  return outcomes
    .map((outcome, place) => {
      const label = state === "pending" && outcome === "paid" ? arrived : press[outcome];
      return `<button${place === 0 && !isAfterwards(outcome) ? ' class="main"' : ""} name="outcome" value="${outcome}">${escapeHtml(label)}</button>`;
    })
    .join("");
}

/** Options for testing failures, collapsed so that they do not distract from paying. */
function forTesters(
  outcomes: readonly Outcome[],
  isToPay: boolean,
  payment: BankPayment,
  language: Language,
): string {
  const words = bankWords(language);
  const news = NEWS.map(
    (kind) =>
      `<label><input type="radio" name="news" value="${kind}"${kind === "prompt" ? " checked" : ""}>${escapeHtml(words.newsKinds[kind])}</label>`,
  ).join("");
  const refunds = `<label><input type="checkbox" name="refundsFail"${payment.areRefundsToFail ? " checked" : ""}>${escapeHtml(words.refundsFail)}</label>`;
  const after = isToPay ? "" : `<div class="do">${buttons(outcomes, payment, language)}</div>`;
  return `<details><summary>${escapeHtml(words.testers)}</summary><fieldset><legend>${escapeHtml(words.news)}</legend>${news}</fieldset>${isToPay ? refunds : ""}${after}</details>`;
}

const PAGE = "/testbank/pay/:id";
const BODY_LIMIT = 1024;
const LATE_MS = 30_000;

const pressed = z.object({
  outcome: z.string(),
  news: z._default(z.enum(NEWS), "prompt"),
  refundsFail: z.optional(z.string()),
});

type Named = { Params: { id: string } };

/** The pages where a person decides how a test payment ends (PAY-05). */
export function bankPages(app: FastifyInstance, deps: Deps): void {
  const headers = {
    ...securityHeaders(deps.env, { script: [], style: [BANK_STYLE_HASH] }, true),
    // The form is checked by its Origin header, which is `null` under `no-referrer`.
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

/** CSRF check: the form must come from our own page. */
function isFromOwnPage({ env }: Deps, { headers, host }: FastifyRequest): boolean {
  const { origin = "" } = headers;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === new URL(publicUrl(env)).origin;
}

/** Applies an outcome. One that is no longer possible changes nothing. */
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
    const prepared = {
      ...payment,
      areRefundsToFail: payment.areRefundsToFail || !!data.refundsFail,
    };
    return {
      payment: happen(prepared, outcome, now, newBankId),
      webhooks: webhookTimes(data.news, now),
    };
  });
  return changed ?? findBankPayment(db, id);
}

function webhookTimes(news: News, now: Date): Date[] {
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

/** A relative URL on our own site, so that the browser stays on the address it came by. */
function returnTo({ env }: Deps, { redirectUrl }: BankPayment): string {
  const site = publicUrl(env);
  return redirectUrl.startsWith(`${site}/`) ? redirectUrl.slice(site.length) : redirectUrl;
}
