import { RECOVER_LINK_TTL_SECONDS } from "@waslijn/contract/shared/constants";
import type { EndpointName } from "@waslijn/contract/customer/endpoints";
import type { ProblemType } from "@waslijn/contract/shared/problem";
import { randomUUID } from "node:crypto";
import { consumerOrder, HOME, wizardOrder } from "./order-fixtures.ts";
import { recoverTokenHash } from "../src/modules/accounts/recover-repository.ts";
import { signAccessToken } from "../src/http/access-token.ts";
import { call } from "./call.ts";
import { careProblems } from "./care-problems.ts";
import { assistantRequest, CONSENT } from "./oauth-client.ts";
import { myOrderProblems } from "./my-order-problems.ts";
import { payProblems } from "./pay-problems.ts";
import {
  addUser,
  basic,
  bearer,
  companyTokens,
  guestTokens,
  TEST_DEVICE,
  TEST_PASSWORD,
  userTokens,
} from "./sessions.ts";
import type { TestApp } from "./test-app.ts";
import {
  ASSISTANT,
  B2B_CODE,
  COMPANY,
  freshRecoverToken,
  validRequests,
  type ValidRequest,
} from "./valid-requests.ts";

type Provocation = (it: TestApp) => Promise<ValidRequest> | ValidRequest;
type Provocations = Partial<Record<ProblemType, Provocation>>;

const UNKNOWN_CODE = "9999";
const FULL_HUB = "utrecht";

const asGuest = async (it: TestApp) => ({ headers: bearer(await guestTokens(it)) });
const asUnconfirmed = async (it: TestApp) => {
  const email = `onbevestigd-${randomUUID()}@example.nl`;
  await addUser(it, email);
  return { headers: bearer(await userTokens(it, email)) };
};
const expired = async (it: TestApp) => {
  const guest = { kind: "guest", sessionId: randomUUID(), device: TEST_DEVICE } as const;
  const token = await signAccessToken(it.deps, guest, new Date(it.deps.clock.now().getTime() - 1));
  return { headers: bearer({ token, refresh: "" }) };
};
const broken = () => ({ headers: { authorization: "Bearer nonsense" } });

async function expiredRecoverToken(it: TestApp): Promise<string> {
  const token = await freshRecoverToken(it);
  const past = new Date(it.deps.clock.now().getTime() - RECOVER_LINK_TTL_SECONDS * 1000);
  await it.deps.db
    .updateTable("recover_tokens")
    .set({ expires_at: past })
    .where("token_hash", "=", recoverTokenHash(token))
    .execute();
  return token;
}

/** Books out every window of a hub for the coming months. */
async function fillHub(it: TestApp): Promise<void> {
  const windows = await it.deps.db
    .selectFrom("hub_windows")
    .selectAll()
    .where("hub_id", "=", FULL_HUB)
    .execute();
  const days = Array.from({ length: 90 }, (_, day) =>
    new Date(it.deps.clock.now().getTime() + day * 86_400_000).toISOString().slice(0, 10),
  );
  const slots = days.flatMap((date) =>
    windows.map(({ hub_id, kind, from_time, capacity }) => ({
      hub_id,
      kind,
      from_time,
      date,
      booked: capacity,
    })),
  );
  await it.deps.db
    .insertInto("slots")
    .values(slots)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function limitPoint(it: TestApp, code: string): Promise<void> {
  await it.deps.db
    .updateTable("service_points")
    .set({ daily_limit: 0, collection_limit: 0 })
    .where("code", "=", code)
    .execute();
}

/** Sends a request with an idempotency key; returns one with the same key and another body. */
async function otherBodySameKey(
  it: TestApp,
  name: EndpointName,
  other: ValidRequest,
  headers: Record<string, string> = {},
): Promise<ValidRequest> {
  const keyed = { ...headers, "x-device-web-id": TEST_DEVICE, "idempotency-key": randomUUID() };
  await call(it, name, { ...(await validRequests[name](it)), headers: keyed });
  return { ...other, headers: keyed };
}

const unknownCode: Provocation = () => ({ params: { code: UNKNOWN_CODE } });
const restricted: Provocations = {
  unauthorized: () => ({}),
  expired_token: expired,
  forbidden: asGuest,
};
/** `restricted`, with the parameters that the call needs. */
const restrictedWith = (request: object): Provocations => ({
  unauthorized: () => request,
  expired_token: async (it) => ({ ...request, ...(await expired(it)) }),
  forbidden: async (it) => ({ ...request, ...(await asGuest(it)) }),
});
const times = (query: object): Provocations => ({
  unauthorized: () => ({ query, ...broken() }),
  expired_token: async (it) => ({ query, ...(await expired(it)) }),
  outside_service_area: () => ({ query: { ...query, postalCode: "9711LM" } }),
});
const PLACE = { postalCode: "2011DB", isNew: "0" };

type Order = ReturnType<typeof consumerOrder>;
const guestOrder =
  (changes: Parameters<typeof consumerOrder>[0]): Provocation =>
  async (it) => ({
    body: consumerOrder(changes) satisfies Order,
    ...(await asGuest(it)),
  });

/** A promo code whose single use is spent. */
async function usedUpCode(it: TestApp): Promise<string> {
  const code = "EENMALIG";
  await it.deps.db
    .insertInto("promo_codes")
    .values({ code, percent: 10, max_uses: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await call(it, "placeOrder", await guestOrder({ order: { couponCode: code } })(it));
  return code;
}

/** How to provoke each documented problem of each call. */
export const problemRequests: Partial<Record<EndpointName, Provocations>> = {
  ...myOrderProblems,
  ...payProblems,
  ...careProblems,
  myOrders: restricted,
  listAssistants: restricted,
  allowAssistant: {
    ...restrictedWith({ body: ASSISTANT }),
    email_unconfirmed: async (it) => ({ body: ASSISTANT, ...(await asUnconfirmed(it)) }),
  },
  viewAssistantRequest: {
    ...restrictedWith({ body: { request: "nonsense" } }),
    link_invalid: async (it) => ({ body: { request: "nonsense" }, ...(await asUnconfirmed(it)) }),
  },
  answerAssistantRequest: {
    ...restrictedWith({ body: { request: "nonsense", allowed: null } }),
    link_invalid: async (it) => ({
      body: { request: "nonsense", allowed: null },
      ...(await asUnconfirmed(it)),
    }),
    email_unconfirmed: async (it) => ({
      body: { request: await assistantRequest(it), allowed: CONSENT },
      ...(await asUnconfirmed(it)),
    }),
  },
  stopAssistant: restrictedWith({ params: { id: randomUUID() } }),
  createToken: {
    invalid_credentials: () => ({
      body: { uuid: TEST_DEVICE },
      headers: { authorization: basic("niemand@example.nl", TEST_PASSWORD) },
    }),
  },
  refreshToken: {
    invalid_refresh_token: () => ({ body: { uuid: TEST_DEVICE, refreshToken: "nonsense" } }),
  },
  checkCoupon: {
    coupon_unknown: () => ({ body: { code: "ONBEKEND" } }),
    coupon_expired: () => ({ body: { code: "LENTE26" } }),
    coupon_used_up: async (it) => ({ body: { code: await usedUpCode(it) } }),
  },
  confirmAccount: { link_invalid: () => ({ body: { token: "nonsense" } }) },
  me: restricted,
  myLocations: restricted,
  companyToken: { company_not_found: () => ({ params: { id: randomUUID() } }) },
  recover: {
    user_recover_token_expired: async (it) => ({
      body: { password: "xK4p", token: await expiredRecoverToken(it), uuid: TEST_DEVICE },
    }),
    user_recover_token_invalid: () => ({
      body: { password: "xK4p", token: "nonsense", uuid: TEST_DEVICE },
    }),
    common_password: async (it) => ({
      body: { password: "welkom123", token: await freshRecoverToken(it), uuid: TEST_DEVICE },
    }),
  },
  recoverEmail: {
    user_recover_cooldown: async (it) => {
      const request = await validRequests.recoverEmail(it);
      await call(it, "recoverEmail", request);
      return request;
    },
  },
  checkRecoverToken: {
    user_recover_token_expired: async (it) => ({ body: { token: await expiredRecoverToken(it) } }),
    user_recover_token_invalid: () => ({ body: { token: "nonsense" } }),
  },
  listPickups: times(PLACE),
  listDeliveries: times({ ...PLACE, pickupDate: "2026-11-17T08:00:00" }),
  listB2bTimes: {
    location_not_found: () => ({ params: { code: UNKNOWN_CODE, type: "pickup" } }),
  },
  listB2bTimesForPickup: {
    location_not_found: () => ({
      params: { code: UNKNOWN_CODE, type: "delivery", pickup: "2026-11-17" },
    }),
  },
  servicePoint: { location_not_found: unknownCode },
  b2bServicePoint: { location_not_found: unknownCode },
  createReturnLabel: { location_not_found: () => ({ params: { code: "ZZZZZ" } }) },
  placeRetailOrder: {
    location_not_found: () => ({ body: { code: UNKNOWN_CODE } }),
    orders_limit_reached: async (it) => {
      await limitPoint(it, "4418");
      return { body: { code: "4418" } };
    },
    slot_taken: async (it) => {
      await fillHub(it);
      return { body: { code: "5051" } };
    },
    idempotency_mismatch: (it) =>
      otherBodySameKey(it, "placeRetailOrder", { body: { code: "0012" } }),
  },
  placeCollection: {
    location_not_found: () => ({ body: { code: UNKNOWN_CODE } }),
    items_limit_reached: async (it) => {
      await limitPoint(it, "4418");
      return { body: { code: "4418" } };
    },
    slot_taken: async (it) => {
      await fillHub(it);
      return { body: { code: "5051" } };
    },
    idempotency_mismatch: (it) =>
      otherBodySameKey(it, "placeCollection", { body: { code: "0012" } }),
  },
  findCodeOrder: { not_found: () => ({ params: { kind: "retail", key: randomUUID() } }) },
  placeB2bOrder: {
    location_not_found: async (it) => ({ body: await b2bOrder(it, { code: UNKNOWN_CODE }) }),
    orders_limit_reached: async (it) => {
      await limitPoint(it, "7430");
      return { body: await b2bOrder(it, { code: "7430" }) };
    },
    slot_taken: async (it) => {
      await fillHub(it);
      return { body: await b2bOrder(it, { code: "0305" }) };
    },
    slot_not_offered: async (it) => ({
      body: await b2bOrder(it, { pickupTime: "2026-11-15T08:00:00+01:00" }),
    }),
    idempotency_mismatch: async (it) =>
      otherBodySameKey(it, "placeB2bOrder", { body: await b2bOrder(it, { pickupPacksQty: 7 }) }),
  },
  placeOrder: {
    unauthorized: () => ({ body: consumerOrder() }),
    expired_token: async (it) => ({ body: consumerOrder(), ...(await expired(it)) }),
    forbidden: async (it) => ({
      body: consumerOrder(),
      headers: bearer(await companyTokens(it, COMPANY)),
    }),
    slot_taken: async (it) => {
      await fillHub(it);
      const home = { ...HOME, postalCode: "3511LN", city: "Utrecht" };
      const body = consumerOrder({ order: { pickupLocation: home, deliveryLocation: home } });
      return { body: { ...body, user: { ...body.user, hasBag: true } }, ...(await asGuest(it)) };
    },
    slot_not_offered: guestOrder({ order: { pickupTime: "2026-11-15T08:00:00+01:00" } }),
    outside_service_area: guestOrder({
      order: {
        pickupLocation: { ...HOME, postalCode: "9711LM" },
        deliveryLocation: { ...HOME, postalCode: "9711LM" },
      },
    }),
    coupon_unknown: guestOrder({ order: { couponCode: "ONBEKEND" } }),
    coupon_expired: guestOrder({ order: { couponCode: "LENTE26" } }),
    coupon_used_up: async (it) => guestOrder({ order: { couponCode: await usedUpCode(it) } })(it),
    common_password: guestOrder({ user: { plainPassword: "wachtwoord1" } }),
    password_required: guestOrder({ user: { plainPassword: "" } }),
    orders_limit_reached: async (it) => {
      const id = "5e6f1c2a-9b3d-4e7f-8a1b-6d2c7ddf743f";
      await it.deps.db
        .updateTable("companies")
        .set({ daily_limit: 0 })
        .where("id", "=", id)
        .execute();
      return { body: wizardOrder("re-use"), headers: bearer(await companyTokens(it, id)) };
    },
    idempotency_mismatch: async (it) =>
      otherBodySameKey(it, "placeOrder", { body: consumerOrder() }, bearer(await guestTokens(it))),
  },
};

async function b2bOrder(it: TestApp, changes: object) {
  const { body } = await validRequests.placeB2bOrder(it);
  if (!body) throw new Error("a b2b order has a body");
  return { ...body, code: B2B_CODE, ...changes };
}

/** These need more than a request: a concurrent transaction, or a service that is down. */
export const PROVOKED_ELSEWHERE: ProblemType[] = [
  "changed_too_often",
  "idempotency_running",
  "address_service_unavailable",
  "payment_service_unavailable",
];
