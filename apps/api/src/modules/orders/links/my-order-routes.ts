import type { OrderPlaced } from "@waslijn/contract/customer/orders";
import type { Language } from "@waslijn/contract/shared/constants";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiProblem } from "../../../api-problem.ts";
import type { Deps } from "../../../deps.ts";
import { eventStreams, type EventStream } from "../../../http/event-stream.ts";
import { serve } from "../../../http/serve.ts";
import { actLimits, type ActEffect } from "../act-limits.ts";
import { pickupMoment } from "../../catalogue/times/list-times.ts";
import { deviceOf, requestKey } from "../idempotency.ts";
import { withOrderLink } from "../order-link.ts";
import { limitPlacing } from "../placing-limits.ts";
import { findOrder, type OrderRow } from "../orders-repository.ts";
import type { Act } from "../life/act.ts";
import { cancelOrder } from "../life/cancel-order.ts";
import { changeDetails } from "../life/change-details.ts";
import { changeWindows, listNewWindows } from "../life/change-windows.ts";
import { findLinked, findLinkedOrder, holderOf, type Linked } from "./find-linked-order.ts";
import { readComingVisit } from "../life/stop-state.ts";
import { listAgainWindows, offerAgain, placeAgain, placerOf } from "./order-again.ts";
import { hasEnded, viewOrder, viewOrderAgain, type Hidden } from "../views/order-view.ts";
import { withdrawOrder } from "../life/withdraw-order.ts";
import { drawOrderInvoice } from "../../bills/invoice/draw-order-invoice.ts";
import { invoiceFile } from "../../bills/invoice/invoice-words.ts";

const CUSTOMER = { kind: "customer" } as const;

/** Routes for the holder of an order link; the link is the only credential (MINE-01). */
export function myOrderRoutes(app: FastifyInstance, deps: Deps): void {
  const linked = (request: FastifyRequest, token: string): Promise<Linked> =>
    findLinked(deps, request, token);
  const asCustomer = (
    order: OrderRow,
    { version, ...body }: { version: number },
    request: FastifyRequest,
    effect: ActEffect,
  ): Act => ({
    order,
    version,
    actor: CUSTOMER,
    limits: actLimits(deps, order, effect),
    key: requestKey(request, deps, { order: order.id, version, ...body }),
  });

  serve(app, deps, "orderByLink", async ({ params, language, request }) => {
    const { order, hides } = await linked(request, params.token);
    return viewOrder(deps, order, language, hides);
  });

  serve(app, deps, "orderWindows", async ({ params, query, request }) => {
    const { order } = await linked(request, params.token);
    if (!hasEnded(order)) return listNewWindows(deps, order, params.kind, query.pickup);
    const pickup = query.pickup ? pickupMoment(undefined, query.pickup) : undefined;
    return listAgainWindows({ deps, request }, order, params.kind, pickup);
  });

  serve(app, deps, "changeOrder", async ({ params, body, language, request }) => {
    const { order, hides } = await linked(request, params.token);
    await changeWindows(deps, asCustomer(order, body, request, "tells"), body);
    return viewAgain(order, language, hides);
  });

  serve(app, deps, "cancelOrder", async ({ params, body, language, request }) => {
    const { order, hides } = await linked(request, params.token);
    await cancelOrder(deps, asCustomer(order, body, request, "ends"), body);
    return viewAgain(order, language, hides);
  });

  serve(app, deps, "withdrawOrder", async ({ params, body, language, request }) => {
    const { order, hides } = await linked(request, params.token);
    await withdrawOrder(deps, asCustomer(order, body, request, "ends"));
    return viewAgain(order, language, hides);
  });

  serve(app, deps, "offerOrderAgain", async ({ params, language, request }) =>
    offerAgain({ deps, request }, await findLinkedOrder(deps, request, params.token), language),
  );

  serve(app, deps, "placeOrderAgain", async ({ params, body, language, request }) => {
    const order = await findLinkedOrder(deps, request, params.token);
    const device = deviceOf(request) ?? null;
    const limited = limitPlacing(deps, request, placerOf(order), device);
    const answer = await placeAgain(deps, order, body, { limited, device });
    return withOrderLink(deps.secrets, answer, language) as OrderPlaced;
  });

  serve(app, deps, "changeOrderDetails", async ({ params, body, language, request }) => {
    const order = await findLinkedOrder(deps, request, params.token);
    await changeDetails(deps, asCustomer(order, body, request, "notes"), body);
    return viewAgain(order, language);
  });
  const viewAgain = (order: OrderRow, language: Language, hides: Hidden = null) =>
    viewOrderAgain(deps, order, language, hides);

  const open = eventStreams(app, STREAMS);
  serve(app, deps, "followOrder", async ({ params, request, reply }) => {
    const { order } = await linked(request, params.token);
    followOrder(deps, { id: order.id, token: params.token }, open(reply, order.id));
    return "";
  });
}

/**
 * Limits of event streams; a page without a stream polls. Only visible pages open one, so a household stays below its
 * limit.
 */
const STREAMS = { most: 5000, mostOfOne: 8 };
/** Poll interval of a stream without notifications: replacing a company's link announces no change of the order. */
const LOOK_MS = 60_000;

/** Streams the order's version, next visit and estimated arrival when they change; the page then fetches the rest. */
function followOrder(
  deps: Deps,
  { id, token }: { id: string; token: string },
  stream: EventStream,
): void {
  const { db, live, clock } = deps;
  let sent = { version: 0, next: "", expected: "" };
  const sendIfChanged = async (now: OrderRow): Promise<void> => {
    const { version } = now;
    const coming = await readComingVisit(db, now, clock.now());
    const next = coming.next?.around ?? "";
    const between = coming.expected?.between;
    const expected = between ? `${between.from}-${between.to}` : "";
    const isSame = version === sent.version && next === sent.next && expected === sent.expected;
    if (version < sent.version || isSame) return;
    sent = { version, next, expected };
    stream.send(
      "order",
      { version, ...(next && { next }), ...(expected && { expected }) },
      version,
    );
  };
  const look = async (): Promise<void> => {
    const now = await findOrder(db, id);
    if (!now || !(await holderOf(deps, now, token))) return stream.end();
    await sendIfChanged(now);
  };
  const lookAgain = (): void => void look().catch(() => undefined);
  const stop = live.follow((change) => {
    if (!change || ("order" in change && change.order === id)) lookAgain();
  });
  const timer = setInterval(lookAgain, LOOK_MS);
  stream.onEnd(() => {
    stop();
    clearInterval(timer);
  });
  lookAgain();
}

/** Invoice downloads; only the order's own link opens them. */
export function orderPaperRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "orderInvoice", async ({ params: { token, number }, request, reply }) => {
    const order = await findLinkedOrder(deps, request, token);
    const pdf = await drawOrderInvoice(deps.db, order, number);
    if (!pdf) throw new ApiProblem("not_found");
    reply.header("content-type", "application/pdf");
    reply.header("content-disposition", `attachment; filename="${invoiceFile(number)}"`);
    reply.header("x-robots-tag", "noindex");
    return pdf;
  });
}
