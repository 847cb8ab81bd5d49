import * as z from "zod/mini";
import { addressBody, userLocation, validatedAddress } from "./address.ts";
import { businessServices, cleaningServices, config } from "./catalogue.ts";
import { clientFailureBody } from "./client-failures.ts";
import { companies, companyParams } from "./companies.ts";
import { labelParams, returnLabel } from "./labels.ts";
import {
  b2bOrderBody,
  b2bOrderPlaced,
  codeOrderBody,
  codeOrderPlaced,
  orderBody,
  orderPlaced,
} from "./orders.ts";
import type { ProblemType } from "./problem.ts";
import {
  recoverBody,
  recoverCooldown,
  recoverEmailBody,
  recoverTokenBody,
  recoverTokenValid,
} from "./recover.ts";
import { areaQuery, areaRequestBody, areaResult } from "./service-areas.ts";
import { codeParams, servicePoint } from "./service-points.ts";
import { exists, existsBody, me, refreshBody, tokens, tokensBody } from "./session.ts";
import {
  availableDates,
  b2bTimesForPickupParams,
  b2bTimesParams,
  deliveriesQuery,
  pickupsQuery,
} from "./times.ts";

/** Who a call can come from; `nobody` carries no token. */
export const CALLERS = ["nobody", "guest", "user", "company"] as const;
export type Caller = (typeof CALLERS)[number];

type Schema = z.ZodMiniType;

export type Endpoint = {
  readonly method: "GET" | "POST";
  /** Below the API base, parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  /** How the caller shows who it is: nothing, HTTP Basic, or a Bearer token when there is one (API-03). */
  readonly auth: "none" | "basic" | "bearer";
  readonly callers: readonly Caller[];
  /** Takes an Idempotency-Key and the device web id (API-05). */
  readonly placement?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /** The status of success; 204 has no body. */
  readonly status: 200 | 201 | 202 | 204;
  readonly problems: readonly ProblemType[];
};

const everyone = CALLERS;
const nothing = z.null();

export const endpoints = {
  createToken: {
    method: "POST",
    path: "/tokens",
    summary: "Log in, or become a guest, with basic credentials",
    auth: "basic",
    callers: everyone,
    body: tokensBody,
    response: tokens,
    status: 200,
    problems: ["invalid_credentials"],
  },
  refreshToken: {
    method: "POST",
    path: "/tokens/refresh",
    summary: "Exchange a refresh token for a new pair",
    auth: "none",
    callers: everyone,
    body: refreshBody,
    response: tokens,
    status: 200,
    problems: ["invalid_refresh_token"],
  },
  userExists: {
    method: "POST",
    path: "/users/exists",
    summary: "Whether an account with this e-mail exists",
    auth: "none",
    callers: everyone,
    body: existsBody,
    response: exists,
    status: 200,
    problems: [],
  },
  me: {
    method: "GET",
    path: "/me",
    summary: "The person or company that is logged in",
    auth: "bearer",
    callers: ["user", "company"],
    response: me,
    status: 200,
    problems: ["unauthorized", "expired_token", "forbidden"],
  },
  myLocations: {
    method: "GET",
    path: "/me/locations",
    summary: "The addresses of the person that is logged in",
    auth: "bearer",
    callers: ["user", "company"],
    response: z.array(userLocation),
    status: 200,
    problems: ["unauthorized", "expired_token", "forbidden"],
  },
  listCompanies: {
    method: "GET",
    path: "/companies/public",
    summary: "Companies that can be picked in the business wizards",
    auth: "none",
    callers: everyone,
    response: companies,
    status: 200,
    problems: [],
  },
  companyToken: {
    method: "GET",
    path: "/companies/:id/token",
    summary: "Log in as a company, for placing its own orders only",
    auth: "none",
    callers: everyone,
    params: companyParams,
    response: tokens,
    status: 200,
    problems: ["company_not_found"],
  },
  recover: {
    method: "POST",
    path: "/recover",
    summary: "Set a new password with a recovery token",
    auth: "none",
    callers: everyone,
    body: recoverBody,
    response: tokens,
    status: 200,
    problems: ["user_recover_token_expired", "user_recover_token_invalid", "common_password"],
  },
  recoverEmail: {
    method: "POST",
    path: "/recover/email",
    summary: "Ask for a recovery mail",
    auth: "none",
    callers: everyone,
    body: recoverEmailBody,
    response: recoverCooldown,
    status: 200,
    problems: ["user_recover_cooldown"],
  },
  checkRecoverToken: {
    method: "POST",
    path: "/recover/check/token",
    summary: "Whether a recovery token is valid",
    auth: "none",
    callers: everyone,
    body: recoverTokenBody,
    response: recoverTokenValid,
    status: 200,
    problems: ["user_recover_token_expired", "user_recover_token_invalid"],
  },
  checkRecoverEmail: {
    method: "POST",
    path: "/recover/check/email",
    summary: "How long until the next recovery mail may be asked for",
    auth: "none",
    callers: everyone,
    body: recoverEmailBody,
    response: recoverCooldown,
    status: 200,
    problems: [],
  },
  listPickups: {
    method: "GET",
    path: "/times/pickups",
    summary: "Pickup windows at an address",
    auth: "bearer",
    callers: everyone,
    query: pickupsQuery,
    response: availableDates,
    status: 200,
    problems: ["expired_token", "unauthorized", "outside_service_area"],
  },
  listDeliveries: {
    method: "GET",
    path: "/times/deliveries",
    summary: "Delivery windows at an address after a pickup",
    auth: "bearer",
    callers: everyone,
    query: deliveriesQuery,
    response: availableDates,
    status: 200,
    problems: ["expired_token", "unauthorized", "outside_service_area"],
  },
  listB2bTimes: {
    method: "GET",
    path: "/times/b2b/available/:code/:type",
    summary: "Windows at a business location",
    auth: "none",
    callers: everyone,
    params: b2bTimesParams,
    response: availableDates,
    status: 200,
    problems: ["location_not_found"],
  },
  listB2bTimesForPickup: {
    method: "GET",
    path: "/times/b2b/available/:code/:type/:pickup",
    summary: "Windows at a business location after a pickup",
    auth: "none",
    callers: everyone,
    params: b2bTimesForPickupParams,
    response: availableDates,
    status: 200,
    problems: ["location_not_found"],
  },
  checkServiceArea: {
    method: "GET",
    path: "/service-areas/",
    summary: "Whether we come to a postal code",
    auth: "none",
    callers: everyone,
    query: areaQuery,
    response: areaResult,
    status: 200,
    problems: [],
  },
  requestServiceArea: {
    method: "POST",
    path: "/service-areas/request",
    summary: "Ask for a mail when we come to a postal code",
    auth: "none",
    callers: everyone,
    body: areaRequestBody,
    response: nothing,
    status: 204,
    problems: [],
  },
  servicePoint: {
    method: "GET",
    path: "/service-points/by-code/:code",
    summary: "The retail location of a code",
    auth: "none",
    callers: everyone,
    params: codeParams,
    response: servicePoint,
    status: 200,
    problems: ["location_not_found"],
  },
  b2bServicePoint: {
    method: "GET",
    path: "/service-points/b2b/by-code/:code",
    summary: "The business location of a code",
    auth: "none",
    callers: everyone,
    params: codeParams,
    response: servicePoint,
    status: 200,
    problems: ["location_not_found"],
  },
  placeRetailOrder: {
    method: "POST",
    path: "/orders/retail/no-terminal",
    summary: "Place a drop-off order for a retail location",
    auth: "none",
    callers: everyone,
    placement: true,
    body: codeOrderBody,
    response: codeOrderPlaced,
    status: 201,
    problems: [
      "location_not_found",
      "orders_limit_reached",
      "slot_taken",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
  placeCollection: {
    method: "POST",
    path: "/order-collections",
    summary: "Ask for a collection at a retail location",
    auth: "none",
    callers: everyone,
    placement: true,
    body: codeOrderBody,
    response: codeOrderPlaced,
    status: 201,
    problems: [
      "location_not_found",
      "items_limit_reached",
      "slot_taken",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
  placeB2bOrder: {
    method: "POST",
    path: "/orders/b2b",
    summary: "Place an order for a business location",
    auth: "none",
    callers: everyone,
    placement: true,
    body: b2bOrderBody,
    response: b2bOrderPlaced,
    status: 201,
    problems: [
      "location_not_found",
      "orders_limit_reached",
      "slot_taken",
      "slot_not_offered",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
  placeOrder: {
    method: "POST",
    path: "/orders",
    summary: "Place a consumer, re-use or re-cover order",
    auth: "bearer",
    callers: ["guest", "user", "company"],
    placement: true,
    body: orderBody,
    response: orderPlaced,
    status: 201,
    problems: [
      "unauthorized",
      "expired_token",
      "forbidden",
      "slot_taken",
      "slot_not_offered",
      "outside_service_area",
      "user_exists",
      "coupon_unknown",
      "coupon_expired",
      "common_password",
      "password_required",
      "orders_limit_reached",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
  createReturnLabel: {
    method: "POST",
    path: "/shipment-labels/bls/:code",
    summary: "The return label of a location",
    auth: "none",
    callers: everyone,
    params: labelParams,
    response: returnLabel,
    status: 200,
    problems: ["location_not_found"],
  },
  listCleaningServices: {
    method: "GET",
    path: "/cleaning-services",
    summary: "Cleaning services with their prices",
    auth: "none",
    callers: everyone,
    response: cleaningServices,
    status: 200,
    problems: [],
  },
  listServices: {
    method: "GET",
    path: "/services",
    summary: "Services of the business order page",
    auth: "none",
    callers: everyone,
    response: businessServices,
    status: 200,
    problems: [],
  },
  config: {
    method: "GET",
    path: "/config",
    summary: "Fees, deposit and thresholds by alias",
    auth: "none",
    callers: everyone,
    response: config,
    status: 200,
    problems: [],
  },
  validateAddress: {
    method: "POST",
    path: "/addresses/validate",
    summary: "Validate an address, with the national service's body and answer",
    auth: "none",
    callers: everyone,
    body: addressBody,
    response: z.array(validatedAddress),
    status: 200,
    problems: ["address_service_unavailable"],
  },
  reportClientFailure: {
    method: "POST",
    path: "/client-failures",
    summary: "Tell us of a failure in the browser",
    auth: "none",
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
