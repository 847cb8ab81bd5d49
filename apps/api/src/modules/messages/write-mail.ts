import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../deps.ts";
import type { MailJob } from "../../outbox/mail-job.ts";
import type { OutboxRow } from "../../outbox/outbox-repository.ts";
import type { Mail } from "../../outside/mailer.ts";
import { passwordChanged, passwordReset } from "./letters/account-mails.ts";
import { areaOpened, areaRequestThanks } from "./letters/area-mails.ts";
import { deskMessage } from "./letters/desk-mails.ts";
import { complaintAnswered, complaintReceived } from "./letters/care-mails.ts";
import { companyInvoice } from "./letters/invoice-mails.ts";
import { kitSent } from "./letters/kit-mails.ts";
import { eventMail } from "./letters/life-mails.ts";
import { orderCode, orderLinks, ownerLink } from "./letters/link-mails.ts";
import { youAreNext } from "./letters/next-mails.ts";
import { ownersTold, staffInvited, staffSignIn } from "./letters/staff-mails.ts";
import type { MailContent, Block } from "./mail-content.ts";
import { orderMail } from "./letters/order-mails.ts";
import { billMail, paidMail, reminderMail } from "./letters/pay-mails.ts";
import { refundFailedMail, refundMail } from "./letters/refund-mails.ts";
import { planMade, turnOrdered, turnSkipped } from "./letters/plan-mails.ts";
import { withPlan } from "./letters/plan-named.ts";
import { renderHtml } from "./render-html.ts";
import { windowGone } from "./letters/window-mails.ts";
import { mailWords } from "./mail-words.ts";

/** Turns a job into a mail with today's texts; undefined when there is nobody to send it to. */
export async function writeMail(
  deps: Deps,
  row: OutboxRow,
): Promise<Omit<Mail, "messageId" | "from"> | undefined> {
  const language = LANGUAGES.find((known) => known === row.language) ?? DEFAULT_LANGUAGE;
  const job = { kind: row.kind, data: row.data } as MailJob;
  const written = await contentOf(deps, row, job, language);
  if (!written) return undefined;
  const content = await withPlan(deps, job, written, language);
  return {
    to: content.to ?? row.recipient,
    subject: content.subject,
    html: renderHtml(content, language),
    text: renderText(content, language),
    language,
    files: content.files ?? [],
  };
}

async function contentOf(
  deps: Deps,
  row: OutboxRow,
  job: MailJob,
  language: Language,
): Promise<MailContent | undefined> {
  switch (job.kind) {
    case "order-confirmation":
    case "company-order":
    case "location-order":
    case "operations-order":
      return orderMail(deps, job.kind, job.data.orderId, language);
    case "order-changed":
    case "order-cancelled":
    case "order-withdrawn":
    case "operations-withdrawn":
    case "order-missed":
      return eventMail(deps, job.kind, job.data, language);
    case "bill":
      return billMail(deps, job.data.orderId, language);
    case "paid":
      return paidMail(deps, job.data.orderId, language);
    case "reminder":
      return reminderMail(deps, job.data, language);
    case "refund":
      return refundMail(deps, job.data, language);
    case "refund-failed":
      return refundFailedMail(deps, job.data, language);
    case "desk-message":
      return deskMessage(deps, job.data, language);
    case "window-gone":
      return windowGone(deps, job.data, language);
    case "complaint-received":
      return complaintReceived(deps, job.data, language);
    case "complaint-answered":
      return complaintAnswered(deps, job.data, language);
    case "plan-made":
      return planMade(deps, job.data.orderId, language);
    case "turn-ordered":
      return turnOrdered(deps, job.data.orderId, language);
    case "turn-skipped":
      return turnSkipped(deps, job.data, language);
    case "you-are-next":
      return youAreNext(deps, job.data, language);
    case "kit-sent":
      return kitSent(deps, job.data.orderId, language);
    case "order-code":
      return orderCode(deps, job.data.orderId, language);
    case "order-links":
      return orderLinks(deps, row.recipient, language);
    case "owner-link":
      return ownerLink(deps, job.data.ownerId, language);
    case "company-invoice":
      return companyInvoice(deps, job.data.invoiceId, language);
    case "password-reset":
      return passwordReset(deps, row.recipient, language);
    case "password-changed":
      return passwordChanged(deps, job.data.userId, row.created_at, language);
    case "staff-sign-in":
      return staffSignIn(deps, row.recipient, language);
    case "staff-invited":
      return staffInvited(deps, job.data.staffId, language);
    case "owners-told":
      return ownersTold(deps, job.data.staffId, language);
    case "area-request-thanks":
      return areaRequestThanks(job.data.postalCode, language);
    case "area-opened":
      return areaOpened(deps, job.data.postalCode, language);
  }
}

export function renderText(content: MailContent, language: Language): string {
  const line = content.line?.map(({ word, at }) => (at === "now" ? `[${word}]` : word)).join(" – ");
  return (
    [
      content.title,
      ...(line ? [line] : []),
      ...content.blocks.map(renderBlock),
      `-- \n${mailWords(language).footer.join("\n")}`,
    ].join("\n\n") + "\n"
  );
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case "text":
    case "small":
      return block.text;
    case "heading":
      return `${block.text}\n${"-".repeat(block.text.length)}`;
    case "facts":
      return block.facts
        .map(([label, value]) => `${label}: ${value.replace(/\r?\n/g, "\n  ")}`)
        .join("\n");
    case "sums":
      return [...block.lines, ["", ""], ...block.sums]
        .map(([label, amount]) => (label ? `${label}: ${amount}` : ""))
        .join("\n");
    case "steps":
      return block.steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
    case "link":
      return `${block.text}:\n${block.url}`;
    case "button":
      return [`${block.text}:\n${block.url}`, ...(block.note ? [block.note] : [])].join("\n\n");
  }
}
