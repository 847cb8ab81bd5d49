import { postalDigits } from "@waslijn/contract/shared/rules";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import { currentCalendars, hubOfPostalDigits } from "../catalogue/times/calendars.ts";
import type { HubCalendar } from "../catalogue/times/hub-calendar.ts";

/** Who drives to the address of an order today. */
export async function hubOf(db: Db, { pickup_location: place }: OrderRow): Promise<HubCalendar> {
  const hub =
    place && hubOfPostalDigits(await currentCalendars(db), postalDigits(place.postalCode));
  if (!hub) throw new ApiProblem("not_possible_now");
  return hub;
}
