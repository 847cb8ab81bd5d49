import * as z from "zod/mini";
import { everyone, type Endpoint } from "../shared/calls/endpoint.ts";
import { careCalls } from "./care-calls.ts";
import {
  linkItemParams,
  offerAnswerBody,
  orderCare,
  pieceBody,
  pieceTaken,
  problemBody,
} from "./care.ts";
import { linkParams } from "./order-link.ts";

/** When something is wrong with what came back (CARE-01). */
export const careEndpoints = {
  orderCare: {
    ...careCalls.orderCare,
    summary: "What can be reported of an order, and what became of it",
    callers: everyone,
    params: linkParams,
    response: orderCare,
    status: 200,
    problems: ["order_link_invalid"],
  },
  sendPhotoPiece: {
    ...careCalls.sendPhotoPiece,
    summary: "Send a piece of a photo; the answer says from where to go on",
    callers: everyone,
    params: linkItemParams,
    body: pieceBody,
    response: pieceTaken,
    status: 200,
    problems: [
      "order_link_invalid",
      "not_possible_now",
      "photo_unreadable",
      "photos_limit_reached",
    ],
  },
  orderPhoto: {
    ...careCalls.orderPhoto,
    summary: "A photo of an order, as it was drawn anew",
    callers: everyone,
    params: linkItemParams,
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    status: 200,
    problems: ["order_link_invalid", "not_found"],
  },
  reportProblem: {
    ...careCalls.reportProblem,
    summary: "Report what is wrong with a piece, within 48 hours after delivery",
    callers: everyone,
    params: linkParams,
    body: problemBody,
    response: orderCare,
    status: 200,
    problems: [
      "changed_too_often",
      "order_link_invalid",
      "not_possible_now",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
  answerOffer: {
    ...careCalls.answerOffer,
    summary: "Accept what was offered for a complaint, or say why not",
    callers: everyone,
    params: linkItemParams,
    body: offerAnswerBody,
    response: orderCare,
    status: 200,
    problems: [
      "changed_too_often",
      "order_link_invalid",
      "not_found",
      "not_possible_now",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
} as const satisfies Record<keyof typeof careCalls, Endpoint>;
