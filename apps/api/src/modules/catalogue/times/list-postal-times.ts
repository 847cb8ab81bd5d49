import { postalDigits } from "@waslijn/contract/shared/rules";
import type { AvailableDate } from "@waslijn/contract/shared/times";
import { ApiProblem } from "../../../api-problem.ts";
import type { Deps } from "../../../deps.ts";
import type { Wish } from "./available-dates.ts";
import { hubOfPostalDigits } from "./calendars.ts";
import { listTimes } from "./list-times.ts";

/** What is offered at a postal code; refused where no hub drives. */
export async function listPostalTimes(
  deps: Pick<Deps, "db" | "clock">,
  postalCode: string,
  wish: Wish,
): Promise<AvailableDate[]> {
  const digits = postalDigits(postalCode);
  const dates = await listTimes(deps, (all) => hubOfPostalDigits(all, digits), wish);
  if (!dates) throw new ApiProblem("outside_service_area");
  return dates;
}
