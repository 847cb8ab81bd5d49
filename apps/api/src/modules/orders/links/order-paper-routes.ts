import type { Language } from "@waslijn/contract/shared/constants";
import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../../api-problem.ts";
import type { Deps } from "../../../deps.ts";
import { serve } from "../../../http/serve.ts";
import { readInvoice } from "../../bills/invoice/invoice-paper.ts";
import { orderSheet } from "../../bills/invoice/invoice-sheet.ts";
import { findLinkedOrder } from "./find-linked-order.ts";

/** What an order's link gives to keep: only the key of an order opens its invoices. */
export function orderPaperRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "orderInvoice", async ({ params: { token, number }, request, reply }) => {
    const order = await findLinkedOrder(deps, request, token);
    // Who has it printed or asks for it again has the same paper, whatever language the page is in.
    const language: Language = order.language === "en" ? "en" : "nl";
    const paper = await readInvoice(deps.db, order, number, language);
    if (!paper) throw new ApiProblem("not_found");
    reply.header("content-type", "application/pdf");
    reply.header("content-disposition", `attachment; filename="${number}.pdf"`);
    reply.header("x-robots-tag", "noindex");
    // What writes PDFs is larger than the rest of the server: it is loaded for the first one.
    const { drawInvoice } = await import("../../bills/invoice/draw-invoice.ts");
    return drawInvoice(orderSheet(paper, language), language);
  });
}
