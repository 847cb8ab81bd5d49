import { everyone, type Endpoint } from "../../shared/calls/endpoint.ts";
import { linkParams } from "../order-link.ts";
import { planCalls } from "./plan-calls.ts";
import { planBody, planChange, planView } from "./plans.ts";

/** Orders that come back every so many weeks. */
export const planEndpoints = {
  orderPlan: {
    ...planCalls.orderPlan,
    summary: "The plan that an order belongs to, or what one could be",
    callers: everyone,
    params: linkParams,
    response: planView,
    status: 200,
    problems: ["order_link_invalid", "not_possible_now"],
  },
  setPlan: {
    ...planCalls.setPlan,
    summary: "Repeat an order every 1 to 4 weeks, or change how its plan does",
    callers: everyone,
    params: linkParams,
    body: planBody,
    response: planView,
    status: 200,
    problems: ["order_link_invalid", "not_possible_now", "slot_not_offered", "changed_too_often"],
  },
  changePlan: {
    ...planCalls.changePlan,
    summary: "Skip a turn of a plan, pause it, go on with it or stop it",
    callers: everyone,
    params: linkParams,
    body: planChange,
    response: planView,
    status: 200,
    problems: ["order_link_invalid", "not_possible_now", "changed_too_often"],
  },
} as const satisfies Record<string, Endpoint>;
