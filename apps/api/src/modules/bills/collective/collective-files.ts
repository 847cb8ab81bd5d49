import { WorkRefused } from "../../../work-refused.ts";
import type { Db } from "../../../db/client.ts";
import type { MailFile } from "../../../outside/mailer.ts";
import { readCollective, type CollectivePaper } from "./collective-paper.ts";
import { collectiveSheet } from "./collective-sheet.ts";
import { writeUbl } from "./write-ubl.ts";

/** What goes to the company: to read, and for its bookkeeping. */
export async function collectiveFiles(paper: CollectivePaper): Promise<MailFile[]> {
  // What writes PDFs is larger than the rest of the server: it is loaded for the first one.
  const { drawInvoice } = await import("../invoice/draw-invoice.ts");
  const { language } = paper.buyer;
  const pdf = await drawInvoice(collectiveSheet(paper, language), language);
  return [
    {
      filename: `${paper.number}.pdf`,
      contentType: "application/pdf",
      content: pdf.toString("base64"),
      encoding: "base64",
    },
    { filename: `${paper.number}.xml`, contentType: "application/xml", content: writeUbl(paper) },
  ];
}

/** The files of one invoice by its number, to print or to hand to an access point. */
export async function readCollectiveFiles(
  { db }: { db: Db },
  { number }: { number: string },
): Promise<MailFile[]> {
  const [, prefix, year, digits] = /^([VC])(\d{4})-(\d{6})$/.exec(number) ?? [];
  const found =
    digits === undefined
      ? undefined
      : await db
          .selectFrom("invoices")
          .select("id")
          .where("series", "=", prefix === "V" ? "collective" : "credit")
          .where("year", "=", Number(year))
          .where("number", "=", Number(digits))
          .executeTakeFirst();
  const paper = found && (await readCollective(db, found.id));
  if (!paper) throw new WorkRefused({ code: "invoice_unknown", number });
  return collectiveFiles(paper);
}
