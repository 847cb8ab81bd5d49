import type { EndpointName } from "@waslijn/contract/customer/endpoints";
import type { ProblemType } from "@waslijn/contract/shared/problem";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { orderIdIn, orderToken } from "../src/modules/orders/order-link.ts";
import { call } from "./call.ts";
import { DELIVERY, PICKUP } from "./order-fixtures.ts";
import { TEST_DEVICE } from "./sessions.ts";
import type { TestApp } from "./test-app.ts";
import {
  againRequest,
  endedLink,
  EVERY_TUESDAY,
  freshLink,
  LATER_DELIVERY,
  ROOM,
  type ValidRequest,
} from "./valid-requests.ts";

type Provocation = (it: TestApp) => Promise<ValidRequest>;
type Provocations = Partial<Record<ProblemType, Provocation>>;

const UNKNOWN = { token: "A".repeat(43) };
const unknownLink =
  (body?: object): Provocation =>
  async () =>
    ({ params: UNKNOWN, ...(body && { body }) }) as ValidRequest;

const on =
  (body: object): Provocation =>
  async (it) =>
    ({ params: await freshLink(it), body }) as ValidRequest;

const onCancelled =
  (body: object): Provocation =>
  async (it) => {
    const params = await freshLink(it);
    await call(it, "cancelOrder", { params, body: { version: 1 } });
    return { params, body: { ...body, version: 2 } };
  };

const otherBodySameKey =
  (name: EndpointName, body: object, other: object): Provocation =>
  async (it) => {
    const params = await freshLink(it);
    const headers = { "x-device-web-id": TEST_DEVICE, "idempotency-key": randomUUID() };
    await call(it, name, { params, body, headers } as ValidRequest);
    return { params, body: other, headers } as ValidRequest;
  };

/** A full window of the order's hub. */
const taken: Provocation = async (it) => {
  const params = await freshLink(it);
  await it.deps.db
    .insertInto("slots")
    .values({
      hub_id: "haarlem",
      kind: "delivery",
      date: "2026-11-26",
      from_time: "18:00",
      booked: ROOM,
    })
    .onConflict((conflict) =>
      conflict.columns(["hub_id", "kind", "date", "from_time"]).doUpdateSet({ booked: ROOM }),
    )
    .execute();
  return {
    params,
    body: { version: 1, deliveryTime: "2026-11-26T18:00:00+01:00" },
  };
};

/** The link of an order that ended long ago: a copy with dates in the past, and without events. */
async function oldLink(it: TestApp): Promise<{ token: string }> {
  const like = orderIdIn((await freshLink(it)).token) ?? "";
  const order = { id: randomUUID(), link_version: 0 };
  await sql`INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object(
      'id', ${order.id}::text, 'number', ${order.id}::text, 'link_version', 0,
      'pickup_at', '2026-01-13T08:00:00Z', 'delivery_at', '2026-01-15T08:00:00Z'))).*
    FROM orders o WHERE o.id = ${like}`.execute(it.deps.db);
  return { token: orderToken(it.deps.secrets, order) };
}

const AGAIN = { token: "A".repeat(40), pickupTime: PICKUP, deliveryTime: DELIVERY };
const CHANGE = { version: 1, deliveryTime: LATER_DELIVERY };

/** How to provoke each documented problem of the calls about an order. */
export const myOrderProblems = {
  orderByLink: { order_link_invalid: unknownLink() },
  orderWindows: {
    order_link_invalid: async () => ({ params: { ...UNKNOWN, kind: "pickup" } }),
  },
  followOrder: { order_link_invalid: unknownLink() },
  orderInvoice: {
    order_link_invalid: async () => ({ params: { ...UNKNOWN, number: "2026-000001" } }),
    not_found: async (it) => ({ params: { ...(await freshLink(it)), number: "2026-000001" } }),
  },
  changeOrder: {
    order_link_invalid: unknownLink(CHANGE),
    order_changed: on({ ...CHANGE, version: 7 }),
    not_possible_now: onCancelled(CHANGE),
    fee_not_accepted: on({ ...CHANGE, acceptedFee: 1000 }),
    delivery_too_early: on({ version: 1, pickupTime: "2026-11-19T08:00:00+01:00" }),
    slot_taken: taken,
    slot_not_offered: on({ version: 1, pickupTime: "2026-11-22T08:00:00+01:00" }),
    idempotency_mismatch: otherBodySameKey("changeOrder", CHANGE, {
      version: 2,
      deliveryTime: DELIVERY,
    }),
  },
  cancelOrder: {
    order_link_invalid: unknownLink({ version: 1 }),
    order_changed: on({ version: 7 }),
    not_possible_now: onCancelled({}),
    fee_not_accepted: on({ version: 1, acceptedFee: 1000 }),
    idempotency_mismatch: otherBodySameKey("cancelOrder", { version: 1 }, { version: 2 }),
  },
  withdrawOrder: {
    order_link_invalid: unknownLink({ version: 1 }),
    order_changed: on({ version: 7 }),
    not_possible_now: onCancelled({}),
    idempotency_mismatch: otherBodySameKey("withdrawOrder", { version: 1 }, { version: 2 }),
  },
  offerOrderAgain: {
    order_link_invalid: unknownLink(),
    not_possible_now: async (it) => ({ params: await freshLink(it) }),
  },
  placeOrderAgain: {
    order_link_invalid: unknownLink(AGAIN),
    not_possible_now: on(AGAIN),
    order_again_expired: async (it) => ({ params: await endedLink(it), body: AGAIN }),
    orders_limit_reached: async (it) => {
      const request = await againRequest(it);
      await it.deps.db
        .insertInto("daily_counts")
        .values({
          subject: `again:${orderIdIn(request.params.token)}`,
          date: amsterdamDate(it.deps.clock.now()),
          placed: 2,
        })
        .execute();
      return request;
    },
    slot_taken: async (it) => {
      const { params, body } = await againRequest(it);
      const { deliveryTime } = (await taken(it)).body as { deliveryTime: string };
      return { params, body: { ...body, deliveryTime } };
    },
    slot_not_offered: async (it) => {
      const { params, body } = await againRequest(it);
      return { params, body: { ...body, pickupTime: "2026-11-22T08:00:00+01:00" } };
    },
    outside_service_area: async (it) => {
      const request = await againRequest(it);
      await sql`UPDATE orders SET pickup_location = pickup_location || '{"postalCode":"9711LM"}'::jsonb
        WHERE id = ${orderIdIn(request.params.token)}`.execute(it.deps.db);
      return request;
    },
  },
  orderPlan: { order_link_invalid: unknownLink(), not_possible_now: onCancelled({}) },
  setPlan: {
    order_link_invalid: unknownLink(EVERY_TUESDAY),
    not_possible_now: onCancelled(EVERY_TUESDAY),
    slot_not_offered: on({ ...EVERY_TUESDAY, pickupFrom: "03:00" }),
  },
  changePlan: {
    order_link_invalid: unknownLink({ do: "stop" }),
    not_possible_now: on({ do: "stop" }),
  },
  orderCalendar: { order_link_invalid: unknownLink() },
  sendOrderCode: { order_link_invalid: unknownLink() },
  openOrder: {
    order_link_invalid: unknownLink({ code: "123456" }),
    order_code_wrong: async (it) => ({
      params: await oldLink(it),
      body: { code: "123456" },
    }),
  },
  ownedOrders: { order_link_invalid: unknownLink() },
  changeOrderDetails: {
    order_link_invalid: unknownLink({ version: 1, notes: "" }),
    order_changed: on({ version: 7, notes: "" }),
    not_possible_now: onCancelled({ notes: "" }),
    idempotency_mismatch: otherBodySameKey(
      "changeOrderDetails",
      { version: 1, notes: "a" },
      { version: 2, notes: "b" },
    ),
  },
} satisfies Partial<Record<EndpointName, Provocations>>;
