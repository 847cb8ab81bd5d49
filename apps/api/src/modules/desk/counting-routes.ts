import type { Language } from "@waslijn/contract/shared/constants";
import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { viewDeskOrder } from "./view-desk-order.ts";
import { takePiece } from "../files/take-piece.ts";
import { staffKey } from "../orders/idempotency.ts";
import { findOrderByNumber, type OrderRow } from "../orders/orders-repository.ts";
import { clearBags, keepBag } from "../floor/bags.ts";
import { noteFinding, removeFinding } from "../floor/note-finding.ts";
import { listCounting, viewCounting } from "../floor/view-counting.ts";

/** Endpoints of the counter up to the count itself, which is an act on the order (desk-order-routes). */
export function countingRoutes(app: FastifyInstance, deps: Deps): void {
  const orderOf = async (number: string): Promise<OrderRow> => {
    const order = await findOrderByNumber(deps.db, number);
    if (!order) throw new ApiProblem("not_found");
    return order;
  };
  const view = ({ id }: OrderRow, language: Language) => viewCounting(deps.db, [id], language);

  serveConsole(app, deps, "listCounting", ({ query, staff, language }) =>
    listCounting(deps, staff, query.hub, language),
  );
  serveConsole(app, deps, "openCounting", async ({ params, language }) =>
    view(await orderOf(params.number), language),
  );
  serveConsole(app, deps, "keepBag", async ({ params, body, staff, language, request }) => {
    const order = await orderOf(params.number);
    const key = staffKey(request, deps, staff, { ...params, ...body });
    await keepBag(deps, staff, order, { ...body, id: params.id }, key);
    return view(order, language);
  });
  serveConsole(app, deps, "clearBags", async ({ params, body, staff, language }) => {
    const order = await orderOf(params.number);
    await clearBags(deps, staff, order, body.reason.trim());
    return viewDeskOrder(deps, await orderOf(params.number), language);
  });
  serveConsole(app, deps, "noteFinding", async ({ params, body, staff, language }) => {
    const order = await orderOf(params.number);
    await noteFinding(deps, staff, order, { ...body, id: params.id });
    return view(order, language);
  });
  serveConsole(app, deps, "removeFinding", async ({ params, staff, language }) => {
    const order = await orderOf(params.number);
    await removeFinding(deps, staff, order, params.id);
    return view(order, language);
  });
  serveConsole(app, deps, "sendCountPhoto", async ({ params, body, staff }) => {
    const { id: orderId } = await orderOf(params.number);
    const photo = { id: params.id, orderId, purpose: "count", staffId: staff.id } as const;
    const bytes = Buffer.from(body.data, "base64");
    return takePiece(deps, { ...photo, sentBytes: body.size }, { start: body.start, bytes });
  });
}
