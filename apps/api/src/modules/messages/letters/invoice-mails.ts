import { formatFormalDate } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../../deps.ts";
import { collectiveFiles } from "../../bills/collective/collective-files.ts";
import { readCollective, type CollectivePaper } from "../../bills/collective/collective-paper.ts";
import { facts, small, text, type MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";

/** A company's monthly invoice, or its credit invoice, with PDF and UBL attached (BILL-07). */
export async function companyInvoice(
  { db }: Pick<Deps, "db">,
  invoiceId: string,
  language: Language,
): Promise<MailContent | undefined> {
  const paper = await readCollective(db, invoiceId);
  return paper && { ...writeCompanyInvoice(paper, language), files: await collectiveFiles(paper) };
}

export function writeCompanyInvoice(paper: CollectivePaper, language: Language): MailContent {
  const { hello, companyInvoice: words } = mailWords(language);
  const { number, credits, buyer, amounts } = paper;
  const total = formatCents(Math.abs(amounts.total), language);
  const texts = credits ? words.credit : words.invoice;
  return {
    subject: texts.subject(number),
    title: texts.title(total),
    preview: texts.preview(paper.orders.length),
    blocks: [
      text(hello(buyer.name)),
      text(texts.intro),
      facts([
        [words.labels.number, number],
        [words.labels.credits, credits?.number],
        [words.labels.date, formatFormalDate(paper.date, language)],
        [words.labels.total, total],
        [words.labels.payBy, credits ? null : formatFormalDate(paper.payBy, language)],
        [words.labels.reference, buyer.reference],
      ]),
      small(words.files),
    ],
  };
}
