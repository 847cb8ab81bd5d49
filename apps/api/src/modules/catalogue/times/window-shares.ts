import type { AvailableDate } from "@waslijn/contract/customer/times";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import { deviceOfCall, isKnownCaller } from "../../../http/limits/known-devices.ts";
import {
  networkShares,
  pointShares,
  type WindowShare,
} from "../../../http/limits/window-shares.ts";
import { windowKey } from "./available-dates.ts";

type Offer = { hubId: string; kind: WindowKind; dates: AvailableDate[] };

/**
 * The offer without the windows in which one of these holders has used up its share: `book_shares` would refuse them.
 * The desk can still book them. Returns the same list if there are none.
 */
export async function withoutUsedUp(
  db: Db,
  { hubId, kind, dates }: Offer,
  shares: readonly WindowShare[],
): Promise<AvailableDate[]> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last || shares.length === 0) return dates;
  const { rows } = await sql<{ date: string; from_time: string }>`
    SELECT c.date, w.from_time
    FROM hub_windows w
    CROSS JOIN jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) AS s(holder text, share numeric)
    JOIN daily_counts c ON c.subject = share_subject(w.hub_id, w.kind, w.from_time, s.holder)
      AND c.date BETWEEN ${first.date} AND ${last.date}
    WHERE w.hub_id = ${hubId} AND w.kind = ${kind}
      AND c.placed >= share_limit(w.hub_id, w.kind, w.from_time, c.date, s.share)`.execute(db);
  if (rows.length === 0) return dates;
  const usedUp = new Set(rows.map(({ date, from_time }) => windowKey(date, from_time)));
  return dates.map((day) => ({
    ...day,
    hours: day.hours.map((hour) =>
      hour.available && usedUp.has(windowKey(day.date, hour.from))
        ? { ...hour, available: false, why: "by-phone" }
        : hour,
    ),
  }));
}

type Caller = { request: FastifyRequest; principal: Parameters<typeof isKnownCaller>[1] };

/** The offer without the windows that this caller, or this location, may not book any more. */
export async function offerTo(
  deps: Deps,
  { request, principal }: Caller,
  offer: Offer,
  point?: string,
): Promise<AvailableDate[]> {
  if (deps.env.RATE_LIMITS === "off") return offer.dates;
  const own = pointShares(point);
  const dates = await withoutUsedUp(deps.db, offer, [...own, ...networkShares(deps, request)]);
  // Most callers have no used-up share: only the others are looked up among known devices.
  if (dates === offer.dates) return dates;
  const isKnown = await isKnownCaller(deps, principal, deviceOfCall(request));
  return isKnown ? withoutUsedUp(deps.db, offer, own) : dates;
}
