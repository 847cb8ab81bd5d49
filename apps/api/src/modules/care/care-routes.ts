import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import {
  NETWORK_PHOTO_FAILURES_LIMIT,
  NETWORK_PHOTOS_LIMIT,
  ORDER_PHOTO_FAILURES_LIMIT,
  ORDER_PHOTOS_LIMIT,
} from "../../http/limits/limits.ts";
import { giveBackHit, takeCallersHit, takeHit } from "../../http/limits/rate-limits.ts";
import { serve } from "../../http/serve.ts";
import type { Staff } from "../../http/staff-session.ts";
import type { Photo } from "../files/photos-repository.ts";
import { servePhoto } from "../files/read-photo.ts";
import { takePiece } from "../files/take-piece.ts";
import { requestKey, staffKey } from "../orders/idempotency.ts";
import { listProofs, viewDeliveries } from "../orders/views/deliveries-repository.ts";
import { findLinkedOrder } from "../orders/links/find-linked-order.ts";
import { mayReport } from "../orders/life/report-window.ts";
import {
  findOrder,
  findOrderByNumber,
  readEvents,
  type OrderRow,
} from "../orders/orders-repository.ts";
import { answerOffer } from "./answer-offer.ts";
import { piecesOfBill } from "./pieces-of-bill.ts";
import { mayComplain, reportForCaller, reportProblem } from "./report-problem.ts";
import { viewCare } from "./view-care.ts";
import { serveConsole } from "../../http/serve-console.ts";
import {
  agreeToOffer,
  answerComplaint,
  closeComplaint,
  offerMoney,
  reopenComplaint,
} from "./answer-complaint.ts";
import { listComplaints } from "./list-complaints.ts";
import { viewComplaint } from "./view-complaint.ts";

/** Complaint routes for customers with an order link. */
export function careRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "orderCare", async ({ params, language, request }) =>
    viewCare(deps, await findLinkedOrder(deps, request, params.token), language),
  );

  serve(app, deps, "sendPhotoPiece", async ({ params, body, request }) => {
    const order = await findLinkedOrder(deps, request, params.token);
    if (!mayReport(await readEvents(deps.db, order.id), deps.clock.now()))
      throw new ApiProblem("not_possible_now");
    if (body.start === 0) await takePhotoHit(deps, request, order);
    const photo = {
      id: params.id,
      orderId: order.id,
      purpose: "complaint",
      staffId: null,
    } as const;
    const bytes = Buffer.from(body.data, "base64");
    const piece = { start: body.start, bytes };
    return takePiece(deps, { ...photo, sentBytes: body.size }, piece, () =>
      countFailure(deps, request, order),
    );
  });

  serve(app, deps, "orderPhoto", async ({ params: { token, id }, request, reply }) => {
    const order = await findLinkedOrder(deps, request, token);
    const [events, proofs] = await Promise.all([
      readEvents(deps.db, order.id),
      listProofs(deps.db, order.id),
    ]);
    const deliveries = viewDeliveries(events, proofs);
    const isProof = deliveries.some(({ photo }) => photo === id);
    return servePhoto(deps, reply, id, (photo) => isProof || isForCustomer(photo, order));
  });

  serve(app, deps, "reportProblem", async ({ params, body, language, request }) => {
    const order = await findLinkedOrder(deps, request, params.token);
    await reportProblem(deps, order, body, requestKey(request, deps, { order: order.id, ...body }));
    return viewCare(deps, order, language);
  });

  serve(app, deps, "answerOffer", async ({ params: { token, id }, body, language, request }) => {
    const order = await findLinkedOrder(deps, request, token);
    const key = requestKey(request, deps, { order: order.id, id, ...body });
    await answerOffer(deps, order, id, body, key);
    return viewCare(deps, order, language);
  });
}

/** Other photos that drivers take at stops are internal. */
const isForCustomer = (photo: Photo, order: { id: string }): boolean =>
  photo.order_id === order.id && photo.purpose !== "stop";

type ItsOrder = { id: string };

/** Limited by order and network, not by device alone: a client can send a different device id with each call. */
async function takePhotoHit(deps: Deps, request: FastifyRequest, { id }: ItsOrder): Promise<void> {
  await takeHit(deps, `photos:order:${id}`, ORDER_PHOTOS_LIMIT);
  await takeCallersHit(deps, request, "photos", NETWORK_PHOTOS_LIMIT);
}

async function countFailure(deps: Deps, request: FastifyRequest, { id }: ItsOrder) {
  const ofOrder = { subject: `photo-failures:order:${id}`, limit: ORDER_PHOTO_FAILURES_LIMIT };
  await takeHit(deps, ofOrder.subject, ofOrder.limit);
  const hits = await takeCallersHit(deps, request, "photo-failures", NETWORK_PHOTO_FAILURES_LIMIT);
  return async (): Promise<void> => {
    for (const { subject, limit } of [ofOrder, ...hits]) await giveBackHit(deps, subject, limit);
  };
}

/** The complaint inbox, for desks and owners. */
export function deskCareRoutes(app: FastifyInstance, deps: Deps): void {
  const keyOf = (request: FastifyRequest, staff: { id: string }, complaint: string, body = {}) =>
    staffKey(request, deps, staff, { complaint, ...body });

  serveConsole(app, deps, "listComplaints", ({ query, language }) =>
    listComplaints(deps, query, language),
  );
  serveConsole(app, deps, "readComplaint", ({ params, language }) =>
    viewComplaint(deps, params.id, language),
  );
  serveConsole(
    app,
    deps,
    "answerComplaint",
    async ({ params: { id }, body, staff, language, request }) => {
      await answerComplaint(deps, staff, id, body, keyOf(request, staff, id, body));
      return viewComplaint(deps, id, language);
    },
  );
  serveConsole(
    app,
    deps,
    "offerMoney",
    async ({ params: { id }, body, staff, language, request }) => {
      await offerMoney(deps, staff, id, body, keyOf(request, staff, id, body));
      return viewComplaint(deps, id, language);
    },
  );
  serveConsole(app, deps, "agreeToOffer", async ({ params: { id }, staff, language, request }) => {
    await agreeToOffer(deps, staff, id, keyOf(request, staff, id));
    return viewComplaint(deps, id, language);
  });
  serveConsole(
    app,
    deps,
    "closeComplaint",
    async ({ params: { id }, staff, language, request }) => {
      await closeComplaint(deps, staff, id, keyOf(request, staff, id));
      return viewComplaint(deps, id, language);
    },
  );
  serveConsole(
    app,
    deps,
    "reopenComplaint",
    async ({ params: { id }, staff, language, request }) => {
      await reopenComplaint(deps, staff, id, keyOf(request, staff, id));
      return viewComplaint(deps, id, language);
    },
  );

  const orderOf = async (number: string): Promise<OrderRow> => {
    const order = await findOrderByNumber(deps.db, number);
    if (!order) throw new ApiProblem("not_found");
    return order;
  };
  serveConsole(app, deps, "callerCare", async ({ params, language }) => {
    const pieces = await piecesOfBill(deps.db, await orderOf(params.number), language);
    return { pieces: pieces.map(({ piece, label }) => ({ piece, label })) };
  });
  serveConsole(app, deps, "reportForCaller", async ({ params, body, staff, language, request }) => {
    const order = await orderOf(params.number);
    const key = staffKey(request, deps, staff, { order: order.id, ...body });
    const id = await reportForCaller(deps, staff, order, body, key);
    return viewComplaint(deps, id, language);
  });
  serveConsole(app, deps, "sendCallerPhoto", async ({ params, body, staff }) => {
    const order = await orderOf(params.number);
    if (!mayComplain(order)) throw new ApiProblem("not_possible_now");
    const photo = { id: params.id, orderId: order.id, purpose: "complaint" } as const;
    const bytes = Buffer.from(body.data, "base64");
    return takePiece(
      deps,
      { ...photo, staffId: staff.id, sentBytes: body.size },
      { start: body.start, bytes },
    );
  });
  /** At a hub, only what was seen at counting there: complaints and doors are the desk's. */
  const mayStaffSee = async ({ role, hub }: Staff, photo: Photo): Promise<boolean> =>
    role !== "hub" ||
    (photo.purpose === "count" && (await findOrder(deps.db, photo.order_id))?.hub_id === hub);
  serveConsole(app, deps, "deskPhoto", ({ params, staff, reply }) =>
    servePhoto(deps, reply, params.id, (photo) => mayStaffSee(staff, photo)),
  );
}
