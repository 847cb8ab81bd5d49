import { viewOrder } from "../orders/views/order-view.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import type { ForCustomer } from "./assistant-call.ts";
import { typedByPeople } from "./typed-by-people.ts";

/** An order as an assistant sees it: without address, phone and any link that opens more. */
export async function toolOrder({ deps }: ForCustomer, order: OrderRow) {
  const view = await viewOrder(deps, order, "en");
  const { number, state, version, placedAt, pickup, delivery, awaits, services, bags, plan } = view;
  return {
    order: { number, state, version, placedAt, pickup, delivery, awaits, services, bags, plan },
    allowed: view.allowed,
    limits: view.limits,
    lateFeeCents: view.lateFee,
    history: view.history.map(({ kind, at }) => ({ kind, at })),
    ...typedByPeople({
      name: view.contact.name,
      notes: view.notes,
      instructions: view.instructions,
    }),
  };
}
