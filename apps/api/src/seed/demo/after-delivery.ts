import { weekday } from "@waslijn/contract/shared/amsterdam-time";
import { piecesOfBill } from "../../modules/care/pieces-of-bill.ts";
import { reportProblem } from "../../modules/care/report-problem.ts";
import { orderLanguage } from "../../modules/orders/links/order-language.ts";
import { setPlan } from "../../modules/plans/set-plan.ts";
import { after, HOUR, orderOf, type House } from "./house.ts";
import type { Life } from "./lives.ts";

/** What a customer does when the laundry is back. */
export function planAfterDelivery(house: House, { turn }: Life, id: string): void {
  if (turn === "complains") after(house, 3 * HOUR, () => complain(house, id));
  if (turn === "comes-back") after(house, 2 * HOUR, () => haveItComeBack(house, id));
}

async function complain(house: House, id: string): Promise<void> {
  const { deps } = house;
  const order = await orderOf(house, id);
  const [first] = await piecesOfBill(deps.db, order, orderLanguage(order));
  const text = "Er zit een vlek op die er eerst niet was.";
  await reportProblem(deps, order, { ...(first && { piece: first.piece }), text, photos: [] });
}

async function haveItComeBack(house: House, id: string): Promise<void> {
  const order = await orderOf(house, id);
  const rhythm = { weekday: weekday(order.pickup_date), pickupFrom: order.pickup_from };
  await setPlan(house.deps, order, { every: 2, ...rhythm });
}
