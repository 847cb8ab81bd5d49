import { addressBody } from "../shared/address.ts";
import { deliveriesQuery, pickupsQuery } from "../shared/times.ts";
import { byPhoneCalls } from "./by-phone-calls.ts";
import {
  callerAddress,
  callerQuery,
  estimate,
  estimateBody,
  foundCaller,
  phoneOrderBody,
  phoneOrderPlaced,
} from "./by-phone.ts";
import type { ConsoleEndpoint } from "./console-endpoint.ts";
import { deskDates } from "./desk/desk-times.ts";

export const byPhoneEndpoints = {
  checkCallerAddress: {
    ...byPhoneCalls.checkCallerAddress,
    summary: "The address of somebody on the phone, and whether anybody drives there",
    body: addressBody,
    response: callerAddress,
    status: 200,
    problems: ["address_service_unavailable"],
  },
  findCaller: {
    ...byPhoneCalls.findCaller,
    summary: "Somebody who ordered before, by the whole of an e-mail address or phone number",
    body: callerQuery,
    response: foundCaller,
    status: 200,
    problems: [],
  },
  estimateByPhone: {
    ...byPhoneCalls.estimateByPhone,
    summary: "What an order would cost today, for what somebody thinks to hand in",
    body: estimateBody,
    response: estimate,
    status: 200,
    problems: ["coupon_unknown", "coupon_expired", "coupon_used_up"],
  },
  deskPickups: {
    ...byPhoneCalls.deskPickups,
    summary: "Pickups that somebody on the phone can choose from",
    query: pickupsQuery,
    response: deskDates,
    status: 200,
    problems: ["outside_service_area"],
  },
  deskDeliveries: {
    ...byPhoneCalls.deskDeliveries,
    summary: "Deliveries that somebody on the phone can choose from",
    query: deliveriesQuery,
    response: deskDates,
    status: 200,
    problems: ["outside_service_area"],
  },
  placeByPhone: {
    ...byPhoneCalls.placeByPhone,
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
      "coupon_used_up",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
} as const satisfies Record<keyof typeof byPhoneCalls, ConsoleEndpoint>;
