import { formatCents } from "@waslijn/contract/shared/formats/money";
import { useHydrated } from "@waslijn/design/use-hydrated.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import { readHistoryState } from "../../lib/history-state.ts";
import { useVisit } from "../../parts/navigation/visit.ts";
import { orderTokenIn, type Query } from "../../paths.ts";
import type { Allowed, OrderView, Permission } from "@waslijn/contract/customer/my-order";

/** Which windows the customer can still change: both, only the delivery, or none. */
type Choosable = "pickup" | "delivery" | undefined;

export function choosable({ allowed }: Pick<OrderView, "allowed">): Choosable {
  if (allowed.pickup.may !== "no") return "pickup";
  return allowed.delivery.may === "no" ? undefined : "delivery";
}

/** Whether the customer has to choose a new window: the stop was missed, or we withdrew its window. */
export const needsWindow = ({ awaits, gone }: Pick<OrderView, "awaits" | "gone">): boolean =>
  awaits !== null || gone.length > 0;

export type Moved = { pickup: boolean; delivery: boolean };

/** Permission needed to move these windows: if the pickup moves, it decides (LIFE-11, LIFE-12). */
export function permissionFor(allowed: Allowed, { pickup, delivery }: Moved): Permission {
  if (pickup) return delivery ? allowed.both : allowed.pickup;
  return allowed.delivery;
}

/** Whether the order can be placed again from its own page (MINE-15); companies order through their steps. */
export const isOrderedByLink = ({ kind, again }: Pick<OrderView, "kind" | "again">): boolean =>
  kind === "consumer" && again !== null;

export const centsOf = (permission: Permission): number =>
  permission.may === "fee" ? permission.cents : 0;

/** Action that is open. Part of the URL, so that Back closes it. */
export const DOINGS = ["change", "cancel", "withdraw", "details", "again"] as const;
export type Doing = (typeof DOINGS)[number];
/** What changes the order itself. */
export type ChangeAction = Exclude<Doing, "again">;

/** Whether the form replaces the page instead of opening within it; not one that the order does not allow. */
export const fillsPage = (view: OrderView, doing: Doing | undefined): boolean =>
  doing === "change" ? Boolean(choosable(view)) : doing === "again" && isOrderedByLink(view);

const NAME = "do";

export const parseDoing = (query: Query): Doing | undefined =>
  DOINGS.find((doing) => doing === query[NAME]);

export const printDoing = (query: Query, doing: Doing | undefined): Query => ({
  ...query,
  [NAME]: doing,
});

/** Why a change was not made. */
export type Refusal =
  | "order_changed"
  | "not_possible_now"
  | "fee_not_accepted"
  | "delivery_too_early"
  | "slot_taken"
  | "slot_not_offered"
  | "changed_too_often"
  | "other";

/** Notice on the page: a change made elsewhere, a change made here, or a refusal. */
export type News =
  | { by: "others"; event: OrderView["history"][number] }
  | { by: "me"; action: ChangeAction }
  | { by: "nobody"; refusal: Refusal }
  | undefined;

/** Formats cents in the current language; whole euros without decimals. */
export function useCents(): (cents: number) => string {
  const language = useLanguage();
  return (cents) => formatCents(cents, language).replace(/[.,]00$/, "");
}

/** Token of this order, from the URL. On a static host it is in the history state instead. */
export function useOrderToken(): string {
  const inAddress = orderTokenIn(useVisit());
  const isHydrated = useHydrated();
  return inAddress ?? (isHydrated ? readHistoryState("token") : undefined) ?? "";
}
