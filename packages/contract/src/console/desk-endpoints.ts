import * as z from "zod/mini";
import { detailsBody, linkWindowsQuery } from "../customer/my-order.ts";
import { availableDates, deliveriesQuery, pickupsQuery } from "../shared/times.ts";
import type { ConsoleEndpoint } from "./console-endpoint.ts";
import { deskCalls } from "./desk-calls.ts";
import {
  asSeenBody,
  deskCancelBody,
  deskOrder,
  messageText,
  moveBody,
  noteBody,
  orderMessageParams,
  orderParams,
  orderWindowsParams,
  phoneOrderBody,
  phoneOrderPlaced,
  waiveBody,
} from "./order.ts";
import { exportQuery, orderCounts, orderCountsQuery, ordersPage, ordersQuery } from "./orders.ts";
import { today, todayQuery } from "./today.ts";

/** Why something that is done with an order may be refused: somebody was faster, or it is too late (LIFE-08). */
const actProblems = [
  "not_found",
  "order_changed",
  "not_possible_now",
  "idempotency_running",
  "idempotency_mismatch",
] as const;

const actOnOrder = { params: orderParams, response: deskOrder, status: 200 } as const;

export const deskEndpoints = {
  deskToday: {
    ...deskCalls.deskToday,
    summary: "A day at a glance: windows, what needs a hand, orders and euros",
    query: todayQuery,
    response: today,
    status: 200,
    problems: [],
  },
  followDesk: {
    ...deskCalls.followDesk,
    summary:
      "Follow all orders: an event with number and event number whenever one changes, and a beat every few seconds",
    response: z.string(),
    status: 200,
    problems: [],
  },
  deskOrders: {
    ...deskCalls.deskOrders,
    summary: "Orders by a search and filters, page by page",
    query: ordersQuery,
    response: ordersPage,
    status: 200,
    problems: [],
  },
  countOrders: {
    ...deskCalls.countOrders,
    summary: "How many orders the lists of the day have",
    query: orderCountsQuery,
    response: orderCounts,
    status: 200,
    problems: [],
  },
  exportOrders: {
    ...deskCalls.exportOrders,
    summary: "Orders by a search and filters as a file for a spreadsheet; a header tells how many",
    query: exportQuery,
    response: z.custom<AsyncIterable<string>>(),
    status: 200,
    problems: [],
  },
  deskPickups: {
    ...deskCalls.deskPickups,
    summary: "Pickups that somebody on the phone can choose from",
    query: pickupsQuery,
    response: availableDates,
    status: 200,
    problems: ["outside_service_area"],
  },
  deskDeliveries: {
    ...deskCalls.deskDeliveries,
    summary: "Deliveries that somebody on the phone can choose from",
    query: deliveriesQuery,
    response: availableDates,
    status: 200,
    problems: ["outside_service_area"],
  },
  placeByPhone: {
    ...deskCalls.placeByPhone,
    summary: "Place an order for somebody on the phone, who has the mail",
    body: phoneOrderBody,
    response: phoneOrderPlaced,
    status: 201,
    problems: [
      "slot_taken",
      "slot_not_offered",
      "outside_service_area",
      "coupon_unknown",
      "coupon_expired",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
  deskOrder: {
    ...deskCalls.deskOrder,
    ...actOnOrder,
    summary: "An order with everything that a desk has to know of it",
    problems: ["not_found"],
  },
  deskWindows: {
    ...deskCalls.deskWindows,
    summary: "Windows that an order can be moved to",
    params: orderWindowsParams,
    query: linkWindowsQuery,
    response: availableDates,
    status: 200,
    problems: ["not_found"],
  },
  moveOrder: {
    ...deskCalls.moveOrder,
    ...actOnOrder,
    summary: "Move an order's pickup, delivery or both",
    body: moveBody,
    problems: [...actProblems, "delivery_too_early", "slot_taken", "slot_not_offered"],
  },
  cancelByDesk: {
    ...deskCalls.cancelByDesk,
    ...actOnOrder,
    summary: "Cancel an order; a late one is billed unless that is waived",
    body: deskCancelBody,
    problems: actProblems,
  },
  markReady: {
    ...deskCalls.markReady,
    ...actOnOrder,
    summary: "Say that an order is clean and waits for its driver",
    body: asSeenBody,
    problems: actProblems,
  },
  waiveFee: {
    ...deskCalls.waiveFee,
    ...actOnOrder,
    summary: "Let a customer off a fee, with a reason",
    body: waiveBody,
    problems: actProblems,
  },
  editDetails: {
    ...deskCalls.editDetails,
    ...actOnOrder,
    summary: "Change name, phone, note and what the driver should know",
    body: detailsBody,
    problems: actProblems,
  },
  replaceLink: {
    ...deskCalls.replaceLink,
    ...actOnOrder,
    summary: "Make the links that lead to an order worthless; its next mail has a new one",
    body: asSeenBody,
    problems: actProblems,
  },
  sendBill: {
    ...deskCalls.sendBill,
    ...actOnOrder,
    summary: "Send an order's bill, perhaps again",
    body: asSeenBody,
    problems: [...actProblems, "nothing_due"],
  },
  writeNote: {
    ...deskCalls.writeNote,
    ...actOnOrder,
    summary: "Write a note that colleagues read and customers do not",
    body: noteBody,
    problems: ["not_found", "idempotency_running", "idempotency_mismatch"],
  },
  readMessage: {
    ...deskCalls.readMessage,
    summary: "The words of a message about an order",
    params: orderMessageParams,
    response: messageText,
    status: 200,
    problems: ["not_found"],
  },
  sendMessageAgain: {
    ...deskCalls.sendMessageAgain,
    ...actOnOrder,
    summary: "Send a message about an order again",
    params: orderMessageParams,
    problems: ["not_found", "idempotency_running", "idempotency_mismatch"],
  },
} as const satisfies Record<keyof typeof deskCalls, ConsoleEndpoint>;
