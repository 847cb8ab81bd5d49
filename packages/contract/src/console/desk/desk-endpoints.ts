import * as z from "zod/mini";
import { detailsBody, linkWindowsQuery } from "../../customer/my-order.ts";
import { cleaningServices } from "../../shared/catalogue.ts";
import { planChange, planView } from "../../customer/plans/plans.ts";
import type { ConsoleEndpoint } from "../console-endpoint.ts";
import { clashesQuery, clashList } from "./clashes.ts";
import { deskCalls } from "./desk-calls.ts";
import { deskDates } from "./desk-times.ts";
import {
  asSeenBody,
  closeRefundBody,
  countBody,
  freeLinesBody,
  deskCancelBody,
  missBody,
  moveBody,
  noteBody,
  pickUpBody,
  pricesQuery,
  refundBody,
  sendBillBody,
  waiveBody,
} from "./order-acts.ts";
import {
  deskOrder,
  messageText,
  orderMessageParams,
  orderParams,
  orderRefundParams,
  orderWindowsParams,
} from "./order.ts";
import {
  deskFound,
  deskSearch,
  exportQuery,
  orderCounts,
  orderCountsQuery,
  ordersPage,
  ordersQuery,
} from "./orders.ts";
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
  listClashes: {
    ...deskCalls.listClashes,
    summary: "Reports of drivers that could not be applied and that nobody has seen to yet",
    query: clashesQuery,
    response: clashList,
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
  searchDesk: {
    ...deskCalls.searchDesk,
    summary: "The first orders and customers that hold what was typed; open orders come first",
    query: deskSearch,
    response: deskFound,
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
  deskPrices: {
    ...deskCalls.deskPrices,
    summary: "What can be counted, with the prices of a day",
    query: pricesQuery,
    response: cleaningServices,
    status: 200,
    problems: [],
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
    response: deskDates,
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
  pickUpByDesk: {
    ...deskCalls.pickUpByDesk,
    ...actOnOrder,
    summary: "Say that an order's bags are with us",
    body: pickUpBody,
    problems: actProblems,
  },
  deliverByDesk: {
    ...deskCalls.deliverByDesk,
    ...actOnOrder,
    summary: "Say that an order is back with its customer",
    body: asSeenBody,
    problems: actProblems,
  },
  missByDesk: {
    ...deskCalls.missByDesk,
    ...actOnOrder,
    summary: "Say that nobody was met, and why; the customer is asked for a new time",
    body: missBody,
    problems: actProblems,
  },
  countByDesk: {
    ...deskCalls.countByDesk,
    ...actOnOrder,
    summary: "Count an order's pieces and kilos, for the first time or again: its bill follows",
    body: countBody,
    problems: [...actProblems, "invoice_issued", "count_empty"],
  },
  refundOrder: {
    ...deskCalls.refundOrder,
    ...actOnOrder,
    summary: "Give back some or all of what was paid, with a reason",
    body: refundBody,
    problems: [
      "not_found",
      "order_changed",
      "more_than_paid",
      "passkey_needed",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
  retryRefund: {
    ...deskCalls.retryRefund,
    ...actOnOrder,
    params: orderRefundParams,
    summary: "Have the payment service try a refund that failed again",
    body: asSeenBody,
    problems: [...actProblems, "more_than_paid", "passkey_needed"],
  },
  closeRefund: {
    ...deskCalls.closeRefund,
    ...actOnOrder,
    params: orderRefundParams,
    summary:
      "Say that a refund was paid out in another way, or is not owed any more, with a reason",
    body: closeRefundBody,
    problems: [...actProblems, "more_than_paid", "passkey_needed"],
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
    summary: "Send an order's bill, perhaps again; it waits a minute in which it can be undone",
    body: sendBillBody,
    problems: [...actProblems, "nothing_due"],
  },
  holdBill: {
    ...deskCalls.holdBill,
    ...actOnOrder,
    summary: "Undo the sending of a bill that did not go out yet",
    problems: ["not_found", "not_undone"],
  },
  setFreeLines: {
    ...deskCalls.setFreeLines,
    ...actOnOrder,
    summary: "Set what the desk adds to or takes off a bill by hand, each with a reason",
    body: freeLinesBody,
    problems: [...actProblems, "invoice_issued"],
  },
  deskPlan: {
    ...deskCalls.deskPlan,
    summary: "The plan that an order belongs to, or what one could be",
    params: orderParams,
    response: planView,
    status: 200,
    problems: ["not_found", "not_possible_now"],
  },
  changePlanByDesk: {
    ...deskCalls.changePlanByDesk,
    summary: "Skip a turn of a customer's plan, pause it, go on with it or stop it",
    params: orderParams,
    body: planChange,
    response: planView,
    status: 200,
    problems: ["not_found", "not_possible_now"],
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
