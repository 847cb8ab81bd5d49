import type { Allowed, OrderView, Permission } from "@waslijn/contract/customer/my-order";

/** Which windows the customer can choose anew: all, only the delivery, or none. */
export type Choosable = "pickup" | "delivery" | undefined;

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
