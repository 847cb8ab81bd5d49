import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { OrderRow } from "../orders/orders-repository.ts";
import type { UserRow } from "../users/users-repository.ts";

export type OrderUnderWay = {
  id: string;
  number: string;
  until: string;
  /** Placed with an account whose owner confirmed its e-mail address. */
  isConfirmed: boolean;
  /** A company's, whose contact is named, or one whose laundry may be with us already. */
  isTakenOn: boolean;
};

/** Orders that someone still has to drive for, the last one first. */
export function ordersUnderWay(
  orders: OrderRow[],
  user: UserRow | undefined,
  now: Date,
): OrderUnderWay[] {
  const isConfirmed = user !== undefined && user.confirmed_at !== null;
  return orders
    .filter(({ status }) => status !== "cancelled" && status !== "delivered")
    .map(({ id, number, user_id, company_id, pickup_at, pickup_date, delivery_date }) => ({
      id,
      number,
      until: delivery_date && delivery_date > pickup_date ? delivery_date : pickup_date,
      isConfirmed: isConfirmed && user_id === user.id,
      isTakenOn: company_id !== null || pickup_at <= now,
    }))
    .filter(({ until }) => until >= amsterdamDate(now))
    .toSorted((one, other) => other.until.localeCompare(one.until));
}
