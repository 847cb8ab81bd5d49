import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { serve } from "../../http/serve.ts";
import { findLinkedOrder } from "../orders/links/find-linked-order.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import { readMailedOrder } from "./mailed-order.ts";
import { windowsFile } from "./windows-file.ts";

/** The calendar file attached to the order's mails, for anyone with its link. */
export function calendarRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "orderCalendar", async ({ params, request, reply }) => {
    const order = await findLinkedOrder(deps, request, params.token);
    const language = orderLanguage(order);
    const file = windowsFile(await readMailedOrder(deps.db, order.id, language), language);
    reply.header("content-type", file.contentType);
    reply.header("content-disposition", `attachment; filename="${file.filename}"`);
    reply.header("x-robots-tag", "noindex");
    return file.content;
  });
}
