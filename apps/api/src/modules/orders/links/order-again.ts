import type { AgainBody, AgainOffer } from "@waslijn/contract/customer/my-order";
import type { AvailableDate } from "@waslijn/contract/customer/times";
import { addDays, amsterdamDate, stamp, weekday } from "@waslijn/contract/shared/amsterdam-time";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import { leastPrice } from "@waslijn/contract/shared/least-price";
import { postalDigits } from "@waslijn/contract/shared/rules";
import type { FastifyRequest } from "fastify";
import { ApiProblem } from "../../../api-problem.ts";
import type { Deps } from "../../../deps.ts";
import { AGAIN_PER_LINK } from "../../../http/limits/limits.ts";
import { findUser } from "../../accounts/users-repository.ts";
import { lineNamer } from "../../bills/bill-words.ts";
import { readTariff } from "../../catalogue/prices-repository.ts";
import type { WallTime, WindowQuery } from "../../catalogue/times/available-dates.ts";
import { hubOfPostalDigits, knownCalendars } from "../../catalogue/times/calendars.ts";
import { listTimes } from "../../catalogue/times/list-times.ts";
import { offerTo } from "../../catalogue/times/window-shares.ts";
import { actLimits } from "../act-limits.ts";
import { arrangeRepeat } from "../arrange-repeat.ts";
import { deliveryOf, pickupOf } from "../life/allowed.ts";
import type { OrderRow } from "../orders-repository.ts";
import { placeOnce } from "../place-once.ts";
import type { LimitPlacing } from "../placing-limits.ts";
import { frame, hasBagNow, hasEnded } from "../views/order-view.ts";
import { isAgainToken, keyOfAgainToken, makeAgainToken } from "./again-token.ts";
import { LINK_MISSES } from "./find-linked-order.ts";

const MOST_TRIPS = 3;

type Read = Pick<Deps, "db" | "clock">;
type Asking = { deps: Deps; request: FastifyRequest };

/** Companies order through their own steps, which need no login. */
function requireRepeatable(order: OrderRow): void {
  if (order.kind !== "consumer" || !hasEnded(order) || !order.pickup_location) {
    throw new ApiProblem("not_possible_now");
  }
}

/** Token, suggested windows and least cost for the order-again screen. Throws `not_possible_now` (MINE-15). */
export async function offerAgain(
  asking: Asking,
  order: OrderRow,
  language: Language,
): Promise<AgainOffer> {
  requireRepeatable(order);
  const { deps } = asking;
  const { token, until } = makeAgainToken(deps, order);
  const [trips, least] = await Promise.all([
    findTrips(asking, order),
    leastCost(deps, order, language),
  ]);
  return { token, until: stamp(until), trips, least };
}

/** Who places a repeat order. */
export const placerOf = ({ user_id }: OrderRow) =>
  user_id ? ({ kind: "user", userId: user_id } as const) : ({ kind: "nobody" } as const);

/**
 * Available windows for a repeat order at the same address, without those that this caller would be refused; deliveries
 * follow the new pickup.
 */
export async function listAgainWindows(
  { deps, request }: Asking,
  order: OrderRow,
  kind: WindowKind,
  pickup: WallTime | undefined,
): Promise<AvailableDate[]> {
  const digits = postalDigits(order.pickup_location?.postalCode ?? "");
  const query: WindowQuery =
    kind === "pickup"
      ? { kind, isNew: hasBagNow(order) !== true }
      : { kind, pickup: pickup ?? pickupOf(order) };
  const hub = hubOfPostalDigits(await knownCalendars(deps.db), digits);
  const dates = await listTimes(deps, (all) => hubOfPostalDigits(all, digits), query);
  if (!hub || !dates) return [];
  const call = { request, principal: placerOf(order) };
  return offerTo(deps, call, { hubId: hub.hubId, kind, dates });
}

/** The same weekday and time as before if that is free, then the first other days at about that time. */
async function findTrips(asking: Asking, order: OrderRow): Promise<AgainOffer["trips"]> {
  const was = pickupOf(order);
  const days = await listAgainWindows(asking, order, "pickup", undefined);
  const pickups = days.flatMap((day) => nearestHour(day, was.time) ?? []);
  const likeBefore = pickups.find(
    ({ date, time }) => weekday(date) === weekday(was.date) && time === was.time,
  );
  const others = pickups.filter((pickup) => pickup !== likeBefore);
  const candidates = [...(likeBefore ? [likeBefore] : []), ...others].slice(0, MOST_TRIPS);
  const trips = await Promise.all(
    candidates.map(async (pickup) => {
      const delivery = await deliveryAfter(asking, order, pickup);
      if (!delivery) return [];
      const asBefore = pickup === likeBefore && isAsBefore(order, pickup, delivery);
      return [{ pickup: frame(pickup), delivery: frame(delivery), asBefore }];
    }),
  );
  return trips.flat();
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Delivery with the same interval in days and the same time as before, or the next available one. */
async function deliveryAfter(
  asking: Asking,
  order: OrderRow,
  pickup: WallTime,
): Promise<WallTime | undefined> {
  const was = deliveryOf(order) ?? pickupOf(order);
  const wanted = addDays(pickup.date, daysBetween(pickupOf(order).date, was.date));
  const days = await listAgainWindows(asking, order, "delivery", pickup);
  const free = days.flatMap((day) => nearestHour(day, was.time) ?? []);
  return free.find(({ date }) => date >= wanted) ?? free.at(-1);
}

function isAsBefore(order: OrderRow, pickup: WallTime, delivery: WallTime): boolean {
  const was = deliveryOf(order);
  if (!was) return false;
  const days = daysBetween(pickupOf(order).date, was.date);
  return delivery.time === was.time && delivery.date === addDays(pickup.date, days);
}

/** The free window of a day that starts nearest to a time. */
function nearestHour({ date, hours }: AvailableDate, time: string): WallTime | undefined {
  const apart = (from: string): number => Math.abs(minutesOf(from) - minutesOf(time));
  const [nearest] = hours
    .filter(({ available }) => available)
    .sort((one, other) => apart(one.from) - apart(other.from));
  return nearest && { date, time: nearest.from };
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Least amount payable, with the names of its lines. */
async function leastCost(
  { db, clock }: Read,
  order: OrderRow,
  language: Language,
): Promise<AgainOffer["least"]> {
  const now = clock.now();
  const [tariff, nameOf] = await Promise.all([
    readTariff(db, amsterdamDate(now)),
    lineNamer(db, { created_at: now, coupon_code: "" }, language),
  ]);
  const isFirstBag = hasBagNow(order) !== true;
  const { lines, total } = leastPrice(order.services, { isFirstBag }, tariff);
  return { lines: lines.map((line) => ({ label: nameOf(line), cents: line.cents })), total };
}

type Placing = { limited: LimitPlacing; device: string | null };

/**
 * Orders again for the same account or guest (MINE-15). Name, phone and address are the order's own: the link shows
 * those already, and nothing newer of an account. The mail goes to the account's address, which its owner may have
 * changed since.
 */
export async function placeAgain(
  deps: Deps,
  order: OrderRow,
  body: AgainBody,
  { limited, device }: Placing,
): Promise<object> {
  const key = keyOfAgainToken(deps, order, body);
  try {
    return await placeOnce(deps, key, async (calendars) => {
      requireRepeatable(order);
      if (!isAgainToken(deps, order, body.token)) throw new ApiProblem("order_again_expired");
      const account = order.user_id ? await findUser(deps.db, order.user_id) : undefined;
      const email = order.user_id ? account?.email : order.contact.email;
      if (!email) throw LINK_MISSES.missing();
      const { pickupTime, deliveryTime } = body;
      const arrangement = await limited(
        await arrangeRepeat(deps, calendars, order, {
          email,
          // Another order of the account may have brought a bag: its deposit is charged once.
          hasBag: account?.has_bag || hasBagNow(order),
          pickupTime,
          deliveryTime,
          device,
        }),
      );
      return {
        ...arrangement,
        limits: [...(arrangement.limits ?? []), ...actLimits(deps, order, "tells")],
        count: {
          subject: `again:${order.id}`,
          date: amsterdamDate(deps.clock.now()),
          limit: AGAIN_PER_LINK,
        },
      };
    });
  } catch (error) {
    throw againProblem(error);
  }
}

/** Maps a used token to `order_again_expired`, and an account erased meanwhile to a missing link. */
function againProblem(error: unknown): unknown {
  if (!(error instanceof ApiProblem)) return error;
  if (error.type === "idempotency_mismatch") return new ApiProblem("order_again_expired");
  return error.type === "unauthorized" ? LINK_MISSES.missing() : error;
}
