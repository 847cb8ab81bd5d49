import * as z from "zod/mini";
import { addressBody, userLocation, validatedAddress } from "../shared/address.ts";
import { businessServices, cleaningServices, config } from "../shared/catalogue.ts";
import { everyone, nothing, type Endpoint, type Schema } from "../shared/calls/endpoint.ts";
import { calls } from "./calls.ts";
import { careEndpoints } from "./care-endpoints.ts";
import { clientFailureBody } from "./client-failures.ts";
import { companies, companyParams } from "./companies.ts";
import { coupon, couponBody } from "./coupons.ts";
import { labelParams, returnLabel } from "./labels.ts";
import { assistantEndpoints } from "./assistants/assistant-endpoints.ts";
import { orderEndpoints } from "./order-endpoints.ts";
import { payEndpoints } from "./pay-endpoints.ts";
import { planEndpoints } from "./plans/plan-endpoints.ts";
import {
  recoverBody,
  recoverCooldown,
  recoverEmailBody,
  recoverTokenBody,
  recoverTokenValid,
} from "./recover.ts";
import { areaQuery, areaRequestBody, areaResult } from "./service-areas.ts";
import { codeParams, servicePoint } from "./service-points.ts";
import { confirmBody, exists, existsBody, me, refreshBody, tokens, tokensBody } from "./session.ts";
import {
  availableDates,
  b2bTimesForPickupParams,
  b2bTimesParams,
  deliveriesQuery,
  pickupsQuery,
} from "../shared/times.ts";

export type { Endpoint } from "../shared/calls/endpoint.ts";

export const endpoints = {
  ...orderEndpoints,
  ...payEndpoints,
  ...assistantEndpoints,
  ...careEndpoints,
  ...planEndpoints,
  createToken: {
    ...calls.createToken,
    summary: "Log in, or become a guest, with basic credentials",
    callers: everyone,
    body: tokensBody,
    response: tokens,
    status: 200,
    problems: ["invalid_credentials"],
  },
  refreshToken: {
    ...calls.refreshToken,
    summary: "Exchange a refresh token for a new pair",
    callers: everyone,
    body: refreshBody,
    response: tokens,
    status: 200,
    problems: ["invalid_refresh_token"],
  },
  logOut: {
    ...calls.logOut,
    summary: "End the session of a refresh token; one that is not ours is answered alike",
    callers: everyone,
    body: refreshBody,
    response: nothing,
    status: 204,
    problems: [],
  },
  userExists: {
    ...calls.userExists,
    summary: "Whether an account with this e-mail exists",
    callers: everyone,
    body: existsBody,
    response: exists,
    status: 200,
    problems: [],
  },
  confirmAccount: {
    ...calls.confirmAccount,
    summary: "Confirm an account with the token of a mail to its address",
    callers: everyone,
    body: confirmBody,
    response: nothing,
    status: 204,
    problems: ["link_invalid"],
  },
  me: {
    ...calls.me,
    summary: "The person or company that is logged in",
    callers: ["user", "company"],
    response: me,
    status: 200,
    problems: ["unauthorized", "expired_token", "forbidden"],
  },
  myLocations: {
    ...calls.myLocations,
    summary: "The addresses of the person that is logged in",
    callers: ["user", "company"],
    response: z.array(userLocation),
    status: 200,
    problems: ["unauthorized", "expired_token", "forbidden"],
  },
  listCompanies: {
    ...calls.listCompanies,
    summary: "Companies that can be picked in the business wizards",
    callers: everyone,
    response: companies,
    status: 200,
    problems: [],
  },
  companyToken: {
    ...calls.companyToken,
    summary: "Log in as a company, for placing its own orders only",
    callers: everyone,
    params: companyParams,
    response: tokens,
    status: 200,
    problems: ["company_not_found"],
  },
  recover: {
    ...calls.recover,
    summary: "Set a new password with a recovery token",
    callers: everyone,
    body: recoverBody,
    response: tokens,
    status: 200,
    problems: ["user_recover_token_expired", "user_recover_token_invalid", "common_password"],
  },
  recoverEmail: {
    ...calls.recoverEmail,
    summary: "Ask for a recovery mail",
    callers: everyone,
    body: recoverEmailBody,
    response: recoverCooldown,
    status: 200,
    problems: ["user_recover_cooldown"],
  },
  checkRecoverToken: {
    ...calls.checkRecoverToken,
    summary: "Whether a recovery token is valid",
    callers: everyone,
    body: recoverTokenBody,
    response: recoverTokenValid,
    status: 200,
    problems: ["user_recover_token_expired", "user_recover_token_invalid"],
  },
  checkRecoverEmail: {
    ...calls.checkRecoverEmail,
    summary: "How long until the next recovery mail may be asked for",
    callers: everyone,
    body: recoverEmailBody,
    response: recoverCooldown,
    status: 200,
    problems: [],
  },
  listPickups: {
    ...calls.listPickups,
    summary: "Pickup windows at an address",
    callers: everyone,
    query: pickupsQuery,
    response: availableDates,
    status: 200,
    problems: ["expired_token", "unauthorized", "outside_service_area"],
  },
  listDeliveries: {
    ...calls.listDeliveries,
    summary: "Delivery windows at an address after a pickup",
    callers: everyone,
    query: deliveriesQuery,
    response: availableDates,
    status: 200,
    problems: ["expired_token", "unauthorized", "outside_service_area"],
  },
  listB2bTimes: {
    ...calls.listB2bTimes,
    summary: "Windows at a business location",
    callers: everyone,
    params: b2bTimesParams,
    response: availableDates,
    status: 200,
    problems: ["location_not_found"],
  },
  listB2bTimesForPickup: {
    ...calls.listB2bTimesForPickup,
    summary: "Windows at a business location after a pickup",
    callers: everyone,
    params: b2bTimesForPickupParams,
    response: availableDates,
    status: 200,
    problems: ["location_not_found"],
  },
  checkServiceArea: {
    ...calls.checkServiceArea,
    summary: "Whether we come to a postal code",
    callers: everyone,
    query: areaQuery,
    response: areaResult,
    status: 200,
    problems: [],
  },
  requestServiceArea: {
    ...calls.requestServiceArea,
    summary: "Ask for a mail when we come to a postal code",
    callers: everyone,
    body: areaRequestBody,
    response: nothing,
    status: 204,
    problems: [],
  },
  servicePoint: {
    ...calls.servicePoint,
    summary: "The retail location of a code",
    callers: everyone,
    params: codeParams,
    response: servicePoint,
    status: 200,
    problems: ["location_not_found"],
  },
  b2bServicePoint: {
    ...calls.b2bServicePoint,
    summary: "The business location of a code",
    callers: everyone,
    params: codeParams,
    response: servicePoint,
    status: 200,
    problems: ["location_not_found"],
  },
  checkCoupon: {
    ...calls.checkCoupon,
    summary: "What a promo code takes off, before the order is placed",
    callers: everyone,
    body: couponBody,
    response: coupon,
    status: 200,
    problems: ["coupon_unknown", "coupon_expired", "coupon_used_up"],
  },
  createReturnLabel: {
    ...calls.createReturnLabel,
    summary: "The return label of a location",
    callers: everyone,
    params: labelParams,
    response: returnLabel,
    status: 200,
    problems: ["location_not_found"],
  },
  listCleaningServices: {
    ...calls.listCleaningServices,
    summary: "Cleaning services with their prices",
    callers: everyone,
    response: cleaningServices,
    status: 200,
    problems: [],
  },
  listServices: {
    ...calls.listServices,
    summary: "Services of the business order page",
    callers: everyone,
    response: businessServices,
    status: 200,
    problems: [],
  },
  config: {
    ...calls.config,
    summary: "Fees, deposit and thresholds by alias",
    callers: everyone,
    response: config,
    status: 200,
    problems: [],
  },
  validateAddress: {
    ...calls.validateAddress,
    summary: "Validate an address, with the national service's body and answer",
    callers: everyone,
    body: addressBody,
    response: z.array(validatedAddress),
    status: 200,
    problems: ["address_service_unavailable"],
  },
  reportClientFailure: {
    ...calls.reportClientFailure,
    summary: "Tell us of a failure in the browser",
    callers: everyone,
    body: clientFailureBody,
    response: nothing,
    status: 204,
    problems: [],
  },
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;
type Part<E, K extends string> = E extends { readonly [P in K]: infer S } ? S : undefined;

export type ResponseOf<N extends EndpointName> = Output<Endpoints[N]["response"]>;
export type BodyOf<N extends EndpointName> = Input<Part<Endpoints[N], "body">>;
export type QueryOf<N extends EndpointName> = Input<Part<Endpoints[N], "query">>;
export type ParamsOf<N extends EndpointName> = Input<Part<Endpoints[N], "params">>;
