import type { ListedPlan } from "@waslijn/contract/customer/my-order";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../deps.ts";
import { orderPath } from "../orders/order-link.ts";
import { findUser } from "../accounts/users-repository.ts";
import { comingTurns, pacedAs } from "./view-plan.ts";
import { findLastOrder, listPlansOf } from "./plans-repository.ts";

/** A user's active plans, with the same ownership rules as for orders (PLAN-03, MINE-11). */
export async function listMyPlans(
  deps: Deps,
  userId: string,
  language: Language,
): Promise<ListedPlan[]> {
  const { db, clock, secrets } = deps;
  const user = await findUser(db, userId);
  if (!user) return [];
  const today = amsterdamDate(clock.now());
  const rows = await listPlansOf(db, { userId, email: user.confirmed_at ? user.email : null });
  const plans = await Promise.all(
    rows.map(async (plan) => {
      const order = await findLastOrder(db, plan.id);
      if (!order) return [];
      const link = orderPath(secrets, order, language);
      const coming = await comingTurns(deps, plan);
      return [{ ...pacedAs(plan, today), next: plan.next_turn, coming, link }];
    }),
  );
  return plans.flat();
}
