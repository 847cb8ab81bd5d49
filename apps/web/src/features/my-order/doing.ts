import { useHydrated } from "@waslijn/design/use-hydrated.ts";
import { formatAmount } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import { readHistoryState } from "../../lib/history-state.ts";
import { useVisit } from "../../parts/navigation/visit.ts";
import { orderTokenIn, type Query } from "../../paths.ts";
import type { Allowed, OrderView, Permission } from "@waslijn/contract/customer/my-order";

/** Which windows the customer can choose anew: all, only the delivery, or none. */
type Choosable = "pickup" | "delivery" | undefined;

export function choosable({ allowed }: Pick<OrderView, "allowed">): Choosable {
  if (allowed.pickup.may !== "no") return "pickup";
  return allowed.delivery.may === "no" ? undefined : "delivery";
}

export type Moved = { pickup: boolean; delivery: boolean };

/** What a change of these windows needs: a pickup that moves decides for both (LIFE-11, LIFE-12). */
export function permissionFor(allowed: Allowed, { pickup, delivery }: Moved): Permission {
  if (pickup) return delivery ? allowed.both : allowed.pickup;
  return allowed.delivery;
}

export const centsOf = (permission: Permission): number =>
  permission.may === "fee" ? permission.cents : 0;

/** What the customer is about to do; it stands in the address, so that Back leads out of it. */
export const DOINGS = ["change", "cancel", "withdraw", "details"] as const;
export type Doing = (typeof DOINGS)[number];

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

/** What just happened: something elsewhere, what was done here, or what could not be done. */
export type News =
  | { by: "others"; event: OrderView["history"][number] }
  | { by: "me"; deed: Doing }
  | { by: "nobody"; refusal: Refusal }
  | undefined;

/** Cents as an amount in the language in use; whole euros without their zeros. */
export function useCents(): (cents: number) => string {
  const language = useLanguage();
  return (cents) => formatAmount(cents / 100, language).replace(/[.,]00$/, "");
}

/** The key of this order. On a host of plain files it travels beside the history entry. */
export function useOrderToken(): string {
  const inAddress = orderTokenIn(useVisit());
  const isHydrated = useHydrated();
  return inAddress ?? (isHydrated ? readHistoryState("token") : undefined) ?? "";
}
