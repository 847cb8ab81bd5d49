import type { Deps } from "../../src/deps.ts";
import type { PaymentService } from "../../src/outside/payment-service.ts";
import type { Act } from "../../src/modules/orders/life/act.ts";
import { findOrder, type OrderRow } from "../../src/modules/orders/orders-repository.ts";
import type { Bank } from "./bank.ts";
import type { Step, Story } from "./story.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The context of the demonstration: the dependencies with the story's clock, the test bank and the staff. */
export type House = {
  deps: Deps & { payments: PaymentService };
  story: Story;
  bank: Bank;
  staff: Staff;
};

export type Staff = { desk: string; drivers: { haarlem: string; elsewhere: string } };

/** Schedules a step `ms` after the story's current time. */
export const after = ({ story }: House, ms: number, step: Step): void =>
  story.at(new Date(story.clock.now().getTime() + ms), step);

type Who = "customer" | "desk" | "driver";

export async function orderOf({ deps }: House, id: string): Promise<OrderRow> {
  const order = await findOrder(deps.db, id);
  if (!order) throw new Error("An order of the demonstration is gone.");
  return order;
}

/** An act on the current version of the order. */
export async function actBy(house: House, who: Who, id: string): Promise<Act> {
  const order = await orderOf(house, id);
  return { order, version: order.version, actor: actorOf(house.staff, who, order.hub_id) };
}

function actorOf({ desk, drivers }: Staff, who: Who, hub: string): Act["actor"] {
  switch (who) {
    case "customer":
      return { kind: "customer" };
    case "desk":
      return { kind: "staff", id: desk };
    case "driver":
      return { kind: "driver", id: hub === "haarlem" ? drivers.haarlem : drivers.elsewhere };
  }
}
