import type { DeskDate } from "@waslijn/contract/console/desk/desk-times";
import { postalDigits } from "@waslijn/contract/shared/rules";
import type { Deps } from "../../deps.ts";
import type { Wish } from "../catalogue/times/available-dates.ts";
import { hubOfPostalDigits, knownCalendars } from "../catalogue/times/calendars.ts";
import { listPostalTimes } from "../catalogue/times/list-postal-times.ts";
import { withPlaces } from "./with-places.ts";

/** What is offered at a caller's postal code, with how much room there is. */
export async function listDeskTimes(
  deps: Pick<Deps, "db" | "clock">,
  postalCode: string,
  wish: Wish,
): Promise<DeskDate[]> {
  const dates = await listPostalTimes(deps, postalCode, wish);
  const calendars = await knownCalendars(deps.db);
  const hub = hubOfPostalDigits(calendars, postalDigits(postalCode));
  return withPlaces(deps.db, hub?.hubId ?? "", wish.kind, dates);
}
