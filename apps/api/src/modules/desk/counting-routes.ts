import type { Language } from "@waslijn/contract/shared/constants";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { confirmedUntil, type Staff } from "../../http/staff-session.ts";
import { viewDeskOrder } from "./view-desk-order.ts";
import { takePiece } from "../files/take-piece.ts";
import { listLeavingBills } from "../bills/unsent-bills-repository.ts";
import { type RequestKey, staffKey } from "../orders/idempotency.ts";
import { holdBill } from "../orders/life/billing/send-bill.ts";
import { countAnew } from "../orders/life/count-order.ts";
import { markReady } from "../orders/life/handle-order.ts";
import {
  findOrderByNumber,
  findOrderWithNames,
  type OrderRow,
} from "../orders/orders-repository.ts";
import { clearBags, keepBag } from "../floor/bags.ts";
import { noteFinding, removeFinding } from "../floor/note-finding.ts";
import { listCounting, viewCounting } from "../floor/view-counting.ts";

/** Endpoints of the counter. They answer with what counting needs, never with contact data. */
export function countingRoutes(app: FastifyInstance, deps: Deps): void {
  const orderOf = async (number: string): Promise<OrderRow> => {
    const order = await findOrderByNumber(deps.db, number);
    if (!order) throw new ApiProblem("not_found");
    return order;
  };
  const actBy = (staff: Staff, order: OrderRow, version: number, key: RequestKey | undefined) => ({
    order,
    version,
    actor: { kind: "staff", id: staff.id } as const,
    key,
    mayRefund: confirmedUntil(staff, deps.clock.now()) !== null,
  });
  const keyOf = (request: FastifyRequest, staff: Staff, { id }: OrderRow, body: object) =>
    staffKey(request, deps, staff, { order: id, ...body });
  const view = ({ id }: OrderRow, language: Language) => viewCounting(deps.db, [id], language);

  serveConsole(app, deps, "listCounting", ({ query, staff, language }) =>
    listCounting(deps, staff, query.hub, language),
  );
  serveConsole(app, deps, "openCounting", async ({ params, language }) =>
    view(await orderOf(params.number), language),
  );
  serveConsole(app, deps, "countOrder", async ({ params, body, staff, language, request }) => {
    const order = await orderOf(params.number);
    const { version, pieces, kilos, bags, bagsBack, send, kept, empty } = body;
    const counted = { pieces, kilos, bags, bagsBack, send, kept, empty };
    await countAnew(
      deps,
      actBy(staff, order, version, keyOf(request, staff, order, body)),
      counted,
    );
    return view(order, language);
  });
  serveConsole(app, deps, "readyOrder", async ({ params, body, staff, language, request }) => {
    const order = await orderOf(params.number);
    await markReady(deps, actBy(staff, order, body.version, keyOf(request, staff, order, body)));
    return view(order, language);
  });
  serveConsole(app, deps, "holdCountedBill", async ({ params, staff, language }) => {
    const order = await orderOf(params.number);
    const own = await listLeavingBills(deps.db, staff.id, deps.clock.now());
    if (!own.some(({ id }) => id === order.id)) throw new ApiProblem("not_undone");
    await holdBill(deps, staff, order);
    return view(order, language);
  });
  serveConsole(app, deps, "keepBag", async ({ params, body, staff, language, request }) => {
    const order = await orderOf(params.number);
    const key = staffKey(request, deps, staff, { ...params, ...body });
    await keepBag(deps, staff, order, { ...body, id: params.id }, key);
    return view(order, language);
  });
  serveConsole(app, deps, "clearBags", async ({ params, body, staff, language }) => {
    const order = await orderOf(params.number);
    await clearBags(deps, staff, order, body.reason.trim());
    return viewDeskOrder(deps, await findOrderWithNames(deps.db, order.id), language);
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
