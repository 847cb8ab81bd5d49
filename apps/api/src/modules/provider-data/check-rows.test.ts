import { expect, test } from "vitest";
import { checkPlan, type Plan } from "./check-rows.ts";
import { TABLE_NAMES } from "./tables.ts";

test("prices and fees that pages calculate with are needed, the others are not [SHOP-02]", () => {
  const plan = Object.fromEntries(TABLE_NAMES.map((table) => [table, []])) as unknown as Plan;
  const needed = checkPlan(plan, (table) => table).filter(({ rule }) => rule === "needed");
  expect(needed.map(({ sentence }) => sentence.split(";")[0])).toEqual([
    "the price wash-tumble-dry-and-fold of WF is missing",
    "the price per-extra-kg of WF is missing",
    "the price price-per-item of LS is missing",
    "PRICE_STARTER_KIT_DEPOSIT is missing",
    "PRICE_MINIMAL_ORDER_VALUE is missing",
    "PRICE_SERVICE_FEE is missing",
    "PRICE_SERVICE_FEE_FREE_FOR_ORDERS_UNDER is missing",
    "PRICE_FREE_DELIVERY_FOR_ORDERS_ABOVE is missing",
  ]);
});
