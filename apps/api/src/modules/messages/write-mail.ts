import { languageOf, type Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../deps.ts";
import type { MailData, MailJob, MailKind } from "../../outbox/mail-job.ts";
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
import { ownersNotified, staffInvited, staffSignIn } from "./letters/staff-mails.ts";
import type { MailContent, Block, Terms } from "./mail-content.ts";
import { orderMail } from "./letters/order-mails.ts";
import { billMail, paidMail, reminderMail } from "./letters/pay-mails.ts";
import { refundFailedMail, refundMail } from "./letters/refund-mails.ts";
import { planMade, turnOrdered, turnSkipped } from "./letters/plan-mails.ts";
import { withPlan } from "./letters/plan-named.ts";
import { renderHtml } from "./render-html.ts";
import { windowGone } from "./letters/window-mails.ts";
import { mailWords } from "./mail-words.ts";

/** Renders a job as a mail with current data; undefined if there is nothing to send. */
export async function writeMail(
  deps: Deps,
  row: OutboxRow,
): Promise<Omit<Mail, "messageId" | "from"> | undefined> {
  const language = languageOf(row.language);
  const job = { kind: row.kind, data: row.data } as MailJob;
  // Undefined for a kind that only a later version has.
  const write = WRITERS[job.kind] as Writer<MailKind> | undefined;
  const written = await write?.({ deps, row, data: job.data, language });
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

type Writing<Kind extends MailKind> = {
  deps: Deps;
  row: OutboxRow;
  data: MailData[Kind];
  language: Language;
};
type Written = MailContent | undefined;
type Writer<Kind extends MailKind> = (writing: Writing<Kind>) => Written | Promise<Written>;

/** The writer of each kind. A kind without a writer does not compile, nor one without a sample (`demo/mailbox`). */
const WRITERS: { [Kind in MailKind]: Writer<Kind> } = {
  "order-confirmation": ({ deps, data, language }) =>
    orderMail(deps, "order-confirmation", data.orderId, language),
  "company-order": ({ deps, data, language }) =>
    orderMail(deps, "company-order", data.orderId, language),
  "location-order": ({ deps, data, language }) =>
    orderMail(deps, "location-order", data.orderId, language),
  "operations-order": ({ deps, data, language }) =>
    orderMail(deps, "operations-order", data.orderId, language),
  "order-changed": ({ deps, data, language }) => eventMail(deps, "order-changed", data, language),
  "order-cancelled": ({ deps, data, language }) =>
    eventMail(deps, "order-cancelled", data, language),
  "order-withdrawn": ({ deps, data, language }) =>
    eventMail(deps, "order-withdrawn", data, language),
  "operations-withdrawn": ({ deps, data, language }) =>
    eventMail(deps, "operations-withdrawn", data, language),
  "order-missed": ({ deps, data, language }) => eventMail(deps, "order-missed", data, language),
  "order-delivered": ({ deps, data, language }) =>
    eventMail(deps, "order-delivered", data, language),
  bill: ({ deps, data, language }) => billMail(deps, data.orderId, language),
  paid: ({ deps, data, language }) => paidMail(deps, data.orderId, language),
  reminder: ({ deps, data, language }) => reminderMail(deps, data, language),
  refund: ({ deps, data, language }) => refundMail(deps, data, language),
  "refund-failed": ({ deps, data, language }) => refundFailedMail(deps, data, language),
  "desk-message": ({ deps, data, language }) => deskMessage(deps, data, language),
  "window-gone": ({ deps, data, language }) => windowGone(deps, data, language),
  "complaint-received": ({ deps, data, language }) => complaintReceived(deps, data, language),
  "complaint-answered": ({ deps, data, language }) => complaintAnswered(deps, data, language),
  "plan-made": ({ deps, data, language }) => planMade(deps, data.orderId, language),
  "turn-ordered": ({ deps, data, language }) => turnOrdered(deps, data.orderId, language),
  "turn-skipped": ({ deps, data, language }) => turnSkipped(deps, data, language),
  "you-are-next": ({ deps, data, language }) => youAreNext(deps, data, language),
  "kit-sent": ({ deps, data, language }) => kitSent(deps, data.orderId, language),
  "order-code": ({ deps, data, language }) => orderCode(deps, data.orderId, language),
  "order-links": ({ deps, row, language }) => orderLinks(deps, row.recipient, language),
  "owner-link": ({ deps, data, language }) => ownerLink(deps, data.ownerId, language),
  "company-invoice": ({ deps, data, language }) => companyInvoice(deps, data.invoiceId, language),
  "password-reset": ({ deps, row, language }) => passwordReset(deps, row.recipient, language),
  "password-changed": ({ deps, data, row, language }) =>
    passwordChanged(deps, data.userId, row.created_at, language),
  "staff-sign-in": ({ deps, row, language }) => staffSignIn(deps, row.recipient, language),
  "staff-invited": ({ deps, data, language }) => staffInvited(deps, data.staffId, language),
  "owners-told": ({ deps, data, language }) => ownersNotified(deps, data.staffId, language),
  "area-request-thanks": ({ data, language }) => areaRequestThanks(data.postalCode, language),
  "area-opened": ({ deps, data, language }) => areaOpened(deps, data.postalCode, language),
};

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
      return [
        `${block.text}:\n${block.url}`,
        ...(block.terms ? [renderTerms(block.terms)] : []),
        ...(block.note ? [block.note] : []),
      ].join("\n\n");
  }
}

const renderTerms = ({ question, periods }: Terms): string =>
  [question, ...periods.map(({ name, text }) => `- ${name}: ${text}`)].join("\n");
