import { care } from "./care.ts";
import { customers } from "./customers.ts";
import { day } from "./day.ts";
import { floor } from "./floor.ts";
import { house } from "./house.ts";
import { money } from "./money.ts";
import { order } from "./order.ts";
import { shop } from "./shop.ts";
import type { ConsoleWalk } from "./state.ts";
import { waysIn } from "./ways-in.ts";

/** Every console screen in every state, for axe and the gallery. */
export const consoleWalks: Record<string, ConsoleWalk[]> = {
  day,
  order,
  customers,
  care,
  money,
  house,
  shop,
  floor,
  "ways in": waysIn,
};
