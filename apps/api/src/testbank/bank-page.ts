import { brand } from "@waslijn/contract/shared/brand";
import type { Language } from "@waslijn/contract/shared/constants";
import { formatter } from "@waslijn/contract/shared/formatters";
import { escapeHtml } from "../escape-html.ts";
import {
  chargedBack,
  outcomesOf,
  stateAt,
  type BankPayment,
  type Outcome,
} from "./bank-payment.ts";
import { BANK_STYLE } from "./bank-style.ts";
import { bankWords, NEWS } from "./bank-words.ts";

export const languageOfPayment = ({ locale }: BankPayment): Language =>
  locale === "en_US" ? "en" : "nl";

/** The page of one payment: what it is, and what may become of it. No script, only a form. */
export function bankPage(payment: BankPayment, now: Date, returnTo: string): string {
  const language = languageOfPayment(payment);
  const words = bankWords(language);
  const outcomes = outcomesOf(payment, now);
  const isToPay = outcomes.some((one) => !isAfterwards(one));
  const state = stateAt(payment, now);
  const said =
    chargedBack(payment) > 0 && state === "paid" ? words.chargedBack : words.state[state];
  return frame(
    language,
    `<p class="soft">${escapeHtml(state === "open" ? words.choose : said)}</p></div>
${facts(payment, language)}
<form method="post">
${isToPay ? `<div class="do">${buttons(outcomes, payment, language)}</div>` : `<a class="button main" href="${escapeHtml(returnTo)}">${escapeHtml(words.back)}</a>`}
${outcomes.length > 0 ? forTesters(outcomes, isToPay, payment, language) : ""}
</form>`,
  );
}

export const unknownPage = (language: Language): string =>
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
  const amount = formatter(Intl.NumberFormat, language, { style: "currency", currency: "EUR" });
  const rows = [
    [words.to, brand.name],
    [words.for, description],
    [words.amount, amount.format(cents / 100)],
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

/** What goes wrong beside the payment itself, out of the way of whoever only wants to pay. */
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
