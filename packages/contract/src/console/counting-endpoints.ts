import { pieceBody, pieceTaken } from "../customer/care.ts";
import type { ConsoleEndpoint } from "./console-endpoint.ts";
import { deskOrder, orderParams } from "./desk/order.ts";
import { countingCalls } from "./counting-calls.ts";
import {
  bagParams,
  clearBagsBody,
  countingBook,
  countingQuery,
  findingBody,
  findingParams,
  keepBagBody,
} from "./counting.ts";

export const countingEndpoints = {
  listCounting: {
    ...countingCalls.listCounting,
    summary:
      "Orders that were picked up and wait to be counted, with what their bills are added up from",
    query: countingQuery,
    response: countingBook,
    status: 200,
    problems: [],
  },
  openCounting: {
    ...countingCalls.openCounting,
    summary: "An order to count, or to count again",
    params: orderParams,
    response: countingBook,
    status: 200,
    problems: ["not_found"],
  },
  keepBag: {
    ...countingCalls.keepBag,
    summary: "Keep what one of several bags holds; the bill waits for the others",
    params: bagParams,
    body: keepBagBody,
    response: countingBook,
    status: 200,
    problems: [
      "not_found",
      "order_changed",
      "not_possible_now",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
  clearBags: {
    ...countingCalls.clearBags,
    summary: "Say why fewer or more bags arrived than were picked up; the flag goes",
    params: orderParams,
    body: clearBagsBody,
    response: deskOrder,
    status: 200,
    problems: ["not_found"],
  },
  noteFinding: {
    ...countingCalls.noteFinding,
    summary: "Note a stain or damage of a piece, which its customer is shown",
    params: findingParams,
    body: findingBody,
    response: countingBook,
    status: 200,
    problems: ["not_found", "not_possible_now"],
  },
  removeFinding: {
    ...countingCalls.removeFinding,
    summary: "Take back what was noted of a piece",
    params: findingParams,
    response: countingBook,
    status: 200,
    problems: ["not_found"],
  },
  sendCountPhoto: {
    ...countingCalls.sendCountPhoto,
    summary: "Send a photo of a piece, in pieces that go on where a lost line broke them off",
    params: findingParams,
    body: pieceBody,
    response: pieceTaken,
    status: 200,
    problems: ["not_found", "photo_unreadable", "photos_limit_reached"],
  },
} as const satisfies Record<keyof typeof countingCalls, ConsoleEndpoint>;
