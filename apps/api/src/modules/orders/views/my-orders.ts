import type { MyOrders } from "@waslijn/contract/customer/my-order";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../../deps.ts";
import { payPath } from "../../bills/bill-code.ts";
import { listUnpaid } from "../../bills/bills-repository.ts";
import { readServiceNames } from "../../catalogue/catalogue-repository.ts";
import { currentCalendars } from "../../catalogue/times/calendars.ts";
import { findUser } from "../../accounts/users-repository.ts";
import { listOrdersOf, type Cursor } from "../orders-repository.ts";
import { stopsWithdrawn } from "../life/allowed.ts";
import { orderPath } from "../order-link.ts";
import { headline } from "./order-view.ts";

const PAGE = 20;

/** A user's orders, newest first, including guest orders with the same confirmed e-mail address (MINE-11). */
export async function listMyOrders(
  { db, secrets }: Deps,
  userId: string,
  before: string | undefined,
  language: Language,
): Promise<Omit<MyOrders, "plans">> {
  const user = await findUser(db, userId);
  if (!user) return { orders: [], next: null };
  const owner = { userId, email: user.confirmed_at ? user.email : undefined };
  const rows = await listOrdersOf(db, owner, readCursor(before), PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const [names, calendars] = await Promise.all([
    readServiceNames(db, language),
    currentCalendars(db),
  ]);
  const unpaid = await listUnpaid(
    db,
    shown.map(({ id }) => id),
  );
  const toPay = (orderId: string) => {
    const bill = unpaid.find(({ order_id }) => order_id === orderId);
    return bill ? { cents: bill.due_cents, path: payPath(secrets, bill.id, language) } : null;
  };
  const last = rows[PAGE - 1];
  return {
    orders: shown.map((order) => ({
      ...headline(order, names),
      link: orderPath(secrets, order, language),
      toPay: toPay(order.id),
      gone: stopsWithdrawn(order, calendars),
    })),
    next: rows.length > PAGE && last ? writeCursor({ at: last.created_at, id: last.id }) : null,
  };
}

/** Of the last row of a page. */
export const writeCursor = ({ at, id }: Cursor): string => `${at.getTime()}_${id}`;

export function readCursor(text: string | undefined): Cursor | undefined {
  const [, at, id] = /^(\d{1,15})_([\da-f-]{36})$/.exec(text ?? "") ?? [];
  return at && id ? { at: new Date(Number(at)), id } : undefined;
}
