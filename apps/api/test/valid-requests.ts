import { DEVICE_HEADER } from "@waslijn/contract/shared/constants";
import { GUEST_CREDENTIALS } from "@waslijn/contract/shared/codes";
import type { BodyOf, EndpointName, ParamsOf, QueryOf } from "@waslijn/contract/customer/endpoints";
import type { AgainBody, AgainOffer } from "@waslijn/contract/customer/my-order";
import { randomUUID } from "node:crypto";
import { consumerOrder, DELIVERY, PICKUP, post } from "./order-fixtures.ts";
import { findOwner } from "../src/modules/orders/links/order-owner.ts";
import { ownerToken as tokenOf } from "../src/modules/orders/links/owner-link.ts";
import { setPlan } from "../src/modules/plans/set-plan.ts";
import { makeRecoverToken } from "../src/modules/accounts/recover-repository.ts";
import { confirmToken } from "../src/modules/accounts/confirm-account.ts";
import { assistantRequest, CONSENT } from "./oauth-client.ts";
import { addReadyPhoto, deliveredOrder, offeredCleaning } from "./care.ts";
import { invoiceOrder, placeOrder, rowOf } from "./order-life.ts";
import { sentBill, useFakePayments } from "./pay.ts";
import { addUser, basic, guestTokens, TEST_DEVICE } from "./sessions.ts";
import type { TestApp } from "./test-app.ts";

export const COMPANY = "5e6f1c2a-9b3d-4e7f-8a1b-79b97f4a7c15";
export const OTHER_COMPANY = "5e6f1c2a-9b3d-4e7f-8a1b-f372fe94f82a";
export const RETAIL_CODE = "7430";
export const B2B_CODE = "8120";
export const ASSISTANT = { name: "Mijn assistent", mostEuros: 100, days: 7 } as const;
const PLACE = { postalCode: "2011DB", city: "Haarlem", isNew: "0" } as const;

export type ValidRequest<N extends EndpointName = EndpointName> = {
  body?: BodyOf<N>;
  query?: QueryOf<N>;
  params?: ParamsOf<N>;
  headers?: Record<string, string>;
};

type Requests = {
  [N in EndpointName]: (it: TestApp) => Promise<ValidRequest<N>> | ValidRequest<N>;
};

const freshEmail = (): string => `p-${randomUUID()}@example.nl`;

export async function freshRecoverToken(it: TestApp): Promise<string> {
  return makeRecoverToken(it.deps, await addUser(it, freshEmail()));
}

/** A delivery window that the test orders can be moved to. */
export const LATER_DELIVERY = "2026-11-20T10:00:00+01:00";

/** The link of an order that was just placed. */
export async function freshLink(it: TestApp): Promise<{ token: string }> {
  const placed = await post(it, "/orders", consumerOrder());
  if (placed.statusCode !== 201) throw new Error(`No order to link to: ${placed.body}`);
  return { token: String(placed.json().link).split("/").at(-1) ?? "" };
}

/** The key to an order that was cancelled, and so can be ordered again. */
export async function endedLink(it: TestApp): Promise<{ token: string }> {
  const { token } = await freshLink(it);
  const url = `/api/orders/by-link/${token}/cancel`;
  await it.app.inject({ method: "POST", url, payload: { version: 1 } });
  return { token };
}

/** What the page sends of an order that is ordered again. */
export async function againRequest(
  it: TestApp,
): Promise<{ params: { token: string }; body: AgainBody }> {
  const params = await endedLink(it);
  const url = `/api/orders/by-link/${params.token}/again`;
  const { token }: AgainOffer = (await it.app.inject({ method: "POST", url })).json();
  return { params, body: { token, pickupTime: PICKUP, deliveryTime: DELIVERY } };
}

/** The token to all orders of a company or location. */
export async function ownerToken({ deps }: Pick<TestApp, "deps">, id: string): Promise<string> {
  const owner = await findOwner(deps.db, id);
  if (!owner) throw new Error("There is no such company or location.");
  return tokenOf(deps.secrets, owner);
}

const invoices = new WeakMap<TestApp, Promise<{ token: string; number: string }>>();

/** The link of a counted order and its invoice number. Cached per app, as reading it changes nothing. */
async function oneInvoice(it: TestApp): Promise<{ token: string; number: string }> {
  const invoice = invoices.get(it) ?? issueOne(it);
  invoices.set(it, invoice);
  return invoice;
}

async function issueOne(it: TestApp): Promise<{ token: string; number: string }> {
  const { id, token } = await placeOrder(it);
  return { token, number: (await invoiceOrder(it, id)).number };
}

/** The code of a bill that can be paid. */
async function payableBill(it: TestApp): Promise<{ code: string }> {
  useFakePayments(it);
  return { code: (await sentBill(it)).code };
}

export const EVERY_TUESDAY = { every: 1, weekday: 2, pickupFrom: "08:00" } as const;

/** The link of an order with a weekly plan. */
export async function plannedLink(it: TestApp): Promise<{ token: string }> {
  const { id, token } = await placeOrder(it);
  await setPlan(it.deps, await rowOf(it, id), EVERY_TUESDAY);
  return { token };
}

/** A new successful request for every call. */
export const validRequests: Requests = {
  createToken: () => ({
    body: { uuid: TEST_DEVICE },
    headers: { authorization: basic(GUEST_CREDENTIALS.username, GUEST_CREDENTIALS.password) },
  }),
  refreshToken: async (it) => ({
    body: { uuid: TEST_DEVICE, refreshToken: (await guestTokens(it)).refresh },
  }),
  logOut: async (it) => ({
    body: { uuid: TEST_DEVICE, refreshToken: (await guestTokens(it)).refresh },
  }),
  userExists: () => ({ body: { email: freshEmail() } }),
  confirmAccount: async (it) => ({
    body: { token: confirmToken(it.deps.secrets, await addUser(it, freshEmail())) },
  }),
  me: () => ({}),
  myLocations: () => ({}),
  listCompanies: () => ({}),
  companyToken: () => ({ params: { id: COMPANY } }),
  recover: async (it) => ({
    body: { password: "lakens op de lijn", token: await freshRecoverToken(it), uuid: TEST_DEVICE },
  }),
  recoverEmail: () => ({ body: { email: freshEmail() } }),
  checkRecoverToken: async (it) => ({ body: { token: await freshRecoverToken(it) } }),
  checkRecoverEmail: () => ({ body: { email: freshEmail() } }),
  listPickups: () => ({ query: PLACE }),
  listDeliveries: () => ({ query: { ...PLACE, pickupDate: "2026-11-17T08:00:00" } }),
  listB2bTimes: () => ({ params: { code: B2B_CODE, type: "pickup" } }),
  listB2bTimesForPickup: () => ({
    params: { code: B2B_CODE, type: "delivery", pickup: "2026-11-17T08:00:00" },
  }),
  checkServiceArea: () => ({ query: { postalCode: "2011DB" } }),
  requestServiceArea: () => ({
    body: {
      postalCode: "9711LM",
      email: freshEmail(),
      houseAddition: null,
      houseNumber: null,
      reason: "not_in_service_area",
    },
  }),
  servicePoint: () => ({ params: { code: RETAIL_CODE } }),
  b2bServicePoint: () => ({ params: { code: B2B_CODE } }),
  placeRetailOrder: () => ({ body: { code: RETAIL_CODE } }),
  placeCollection: () => ({ body: { code: RETAIL_CODE } }),
  findCodeOrder: async (it) => {
    const [key, device] = [randomUUID(), randomUUID()];
    await post(it, "/order-collections", { code: RETAIL_CODE }, { key, device });
    return { params: { kind: "collection", key }, headers: { [DEVICE_HEADER]: device } };
  },
  placeB2bOrder: () => ({
    body: {
      code: B2B_CODE,
      pickupTime: PICKUP,
      deliveryTime: DELIVERY,
      services: ["dry-cleaning"],
      pickupPacksQty: 1,
    },
  }),
  checkCoupon: () => ({ body: { code: "WELKOM10" } }),
  placeOrder: () => ({ body: consumerOrder() }),
  orderByLink: async (it) => ({ params: await freshLink(it) }),
  orderWindows: async (it) => ({ params: { ...(await freshLink(it)), kind: "pickup" } }),
  changeOrder: async (it) => ({
    params: await freshLink(it),
    body: { version: 1, deliveryTime: LATER_DELIVERY },
  }),
  cancelOrder: async (it) => ({ params: await freshLink(it), body: { version: 1 } }),
  withdrawOrder: async (it) => ({ params: await freshLink(it), body: { version: 1 } }),
  offerOrderAgain: async (it) => ({ params: await endedLink(it) }),
  placeOrderAgain: againRequest,
  changeOrderDetails: async (it) => ({
    params: await freshLink(it),
    body: { version: 1, notes: "Twee keer bellen" },
  }),
  orderPlan: async (it) => ({ params: await freshLink(it) }),
  setPlan: async (it) => ({ params: await freshLink(it), body: EVERY_TUESDAY }),
  changePlan: async (it) => ({ params: await plannedLink(it), body: { do: "stop" } }),
  orderInvoice: async (it) => ({ params: await oneInvoice(it) }),
  orderCare: async (it) => ({ params: await freshLink(it) }),
  sendPhotoPiece: async (it) => ({
    params: { token: (await deliveredOrder(it)).token, id: randomUUID() },
    body: { size: 6, start: 0, data: "AAAA" },
  }),
  orderPhoto: async (it) => {
    const { id, token } = await deliveredOrder(it);
    return { params: { token, id: await addReadyPhoto(it, id) } };
  },
  reportProblem: async (it) => ({
    params: { token: (await deliveredOrder(it)).token },
    body: { text: "Er zit een vlek in.", photos: [] },
  }),
  answerOffer: async (it) => {
    const { order, complaint } = await offeredCleaning(it);
    return { params: { token: order.token, id: complaint }, body: { accepts: true } };
  },
  billByCode: async (it) => ({ params: { code: (await sentBill(it)).code } }),
  startPayment: async (it) => ({ params: await payableBill(it), body: { method: "ideal" } }),
  followOrder: async (it) => ({ params: await freshLink(it) }),
  orderCalendar: async (it) => ({ params: await freshLink(it) }),
  sendOrderCode: async (it) => ({ params: await freshLink(it) }),
  openOrder: async (it) => ({ params: await freshLink(it), body: { code: "123456" } }),
  sendOrderLinks: () => ({ body: { email: freshEmail() } }),
  ownedOrders: async (it) => ({ params: { token: await ownerToken(it, COMPANY) } }),
  myOrders: () => ({}),
  listAssistants: () => ({}),
  allowAssistant: () => ({ body: ASSISTANT }),
  viewAssistantRequest: async (it) => ({ body: { request: await assistantRequest(it) } }),
  answerAssistantRequest: async (it) => ({
    body: { request: await assistantRequest(it), allowed: CONSENT },
  }),
  stopAssistant: () => ({ params: { id: randomUUID() } }),
  createReturnLabel: () => ({ params: { code: "BC12M" } }),
  listCleaningServices: () => ({}),
  listServices: () => ({}),
  config: () => ({}),
  validateAddress: () => ({ body: { PostalCode: "2011DB", HouseNumber: "18", Addition: "A" } }),
  reportClientFailure: () => ({ body: { kind: "order-failed", route: "order" } }),
};

/** More than a test, or the proof with its half a million bad requests, places in one window. */
export const ROOM = 1_000_000;

/** Raises the capacity of all windows for the orders of a test. */
export async function makeRoom({ deps }: Pick<TestApp, "deps">): Promise<void> {
  await deps.db.updateTable("hub_windows").set({ capacity: ROOM }).execute();
  await deps.db
    .updateTable("service_points")
    .set({ collection_limit: 1000, daily_limit: 1000 })
    .execute();
}
