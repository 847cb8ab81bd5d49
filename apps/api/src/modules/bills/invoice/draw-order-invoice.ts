import { languageOf } from "@waslijn/contract/shared/constants";
import type { Db } from "../../../db/client.ts";
import { readInvoice } from "./invoice-paper.ts";
import { orderSheet } from "./invoice-sheet.ts";

type InvoicedOrder = Parameters<typeof readInvoice>[1];

/** The PDF of one of the order's own invoices; undefined if it has none of that number. */
export async function drawOrderInvoice(
  db: Db,
  order: InvoicedOrder,
  number: string,
): Promise<Buffer | undefined> {
  // An invoice always has the order's language, so that every copy is the same, whatever the page's language.
  const language = languageOf(order.language);
  const paper = await readInvoice(db, order, number);
  if (!paper) return undefined;
  // Lazy import: the PDF library is larger than the rest of the server.
  const { drawInvoice } = await import("./draw-invoice.ts");
  return drawInvoice(orderSheet(paper, language), language);
}
