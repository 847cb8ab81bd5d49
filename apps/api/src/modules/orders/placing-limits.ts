import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { networksOf, subjectKey } from "../../http/limits/caller.ts";
import { toCounted, type CountedLimit } from "../../http/limits/hit-counts.ts";
import { deviceSubject, isKnownCaller } from "../../http/limits/known-devices.ts";
import { secondsToWait } from "../../http/limits/waiting.ts";
import {
  ACCOUNT_ORDERS_LIMIT,
  DAY,
  GUEST_ORDERS_LIMIT,
  KNOWN_DEVICE_ORDERS_LIMIT,
  NETWORK_ORDERS_LIMITS,
  NEW_DEVICE_ORDERS_LIMIT,
  RECIPIENT_ORDERS_LIMIT,
  STRANGERS_SHARE,
  WAITED_SHARE,
  type Limit,
} from "../../http/limits/limits.ts";
import { networkShares, pointShares } from "../../http/limits/window-shares.ts";
import type { Arrangement } from "./place-once.ts";

/** Who places an order, as far as that is proved. */
type Placer =
  | { kind: "nobody" | "company" }
  | { kind: "guest"; sessionId: string }
  | { kind: "user"; userId: string };

/** Adds an order's rate limits to it. */
export type LimitPlacing = (arrangement: Arrangement) => Promise<Arrangement>;

type Source = {
  device: string | null;
  isKnown: boolean;
  /** Seconds until a refused new device may retry with a higher limit; 0 when it has already waited. */
  waits: number | undefined;
  networks: ReturnType<typeof networksOf>;
};

/**
 * Rate limits of placing orders. Identities that are hard to multiply count alone: an account, or a device with a
 * history. Newcomers, whose device ids cost nothing, share the limit of their network, which is higher for those who
 * waited.
 */
export function limitPlacing(
  deps: Deps,
  request: FastifyRequest,
  principal: Placer,
  device: string | null,
): LimitPlacing {
  if (deps.env.RATE_LIMITS === "off") return async (arrangement) => arrangement;
  return async (arrangement) => {
    const isKnown = await isKnownCaller(deps, principal, device);
    const source: Source = {
      device,
      isKnown,
      waits: device && !isKnown ? await secondsToWait(deps, device) : undefined,
      networks: networksOf(deps, request),
    };
    const now = deps.clock.now();
    const counted = ([subject, limit, retryAfter]: Subject): CountedLimit => ({
      ...toCounted(`order:${subject}`, limit, now),
      ...(retryAfter && { retry_after: retryAfter }),
    });
    return {
      ...arrangement,
      limits: [
        ...personLimits(deps, principal, arrangement, source),
        ...(isKnown ? [] : strangerLimits(arrangement, source)),
      ].map(counted),
      shares: [
        ...pointShares(arrangement.order.service_point_id),
        ...(isKnown ? [] : networkShares(deps, request)),
      ],
      ...(device && { known_as: deviceSubject(deps, device) }),
    };
  };
}

type Subject = [subject: string, limit: Limit, retryAfter?: number | undefined];

/** Limits per session, account, device and recipient. None for a location, which has a limit of its own. */
function personLimits(
  deps: Deps,
  principal: Placer,
  { order, account, mails }: Arrangement,
  { device, isKnown }: Source,
): Subject[] {
  if (order.service_point_id) return [];
  const limits: Subject[] = [];
  if (principal.kind === "guest") {
    limits.push([`session:${principal.sessionId}`, GUEST_ORDERS_LIMIT]);
  }
  if (principal.kind === "user") limits.push([`user:${principal.userId}`, ACCOUNT_ORDERS_LIMIT]);
  if (device) {
    const limit = isKnown ? KNOWN_DEVICE_ORDERS_LIMIT : NEW_DEVICE_ORDERS_LIMIT;
    limits.push([deviceSubject(deps, device), limit]);
  }
  const recipient = mails.find(({ kind }) => kind === "order-confirmation")?.recipient;
  if (recipient && (account || order.company_id)) {
    limits.push([
      `mail:${subjectKey(deps, recipient.trim().toLowerCase())}`,
      RECIPIENT_ORDERS_LIMIT,
    ]);
  }
  return limits;
}

/** Limits that all newcomers of a network share: on orders, and on the daily count of a company or location. */
function strangerLimits({ order, count }: Arrangement, { networks, waits }: Source): Subject[] {
  return networks.flatMap(({ key, width }) => {
    const own: Subject[] = order.service_point_id
      ? []
      : NETWORK_ORDERS_LIMITS[width].map(({ hits, seconds }) => [
          `from:${seconds}:${key}`,
          { hits: waits === 0 ? hits * WAITED_SHARE : hits, seconds },
          waits,
        ]);
    if (!count) return own;
    const share = { hits: Math.max(1, Math.ceil(count.limit * STRANGERS_SHARE)), seconds: DAY };
    return [...own, [`${count.subject}:${key}`, share]];
  });
}
