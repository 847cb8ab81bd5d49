import {
  addDays,
  amsterdamDate,
  toAmsterdamTimestamp,
} from "@waslijn/contract/shared/amsterdam-time";
import { buildApp } from "../../app.ts";
import type { Deps } from "../../deps.ts";
import { requestArea } from "../../modules/service-areas/request-area.ts";
import { openBank } from "./bank.ts";
import { planDailyJobs } from "./daily-jobs.ts";
import { goOn } from "./go-on.ts";
import { hireStaff } from "./hire-staff.ts";
import { HOUR, type House } from "./house.ts";
import { planLives } from "./lives.ts";
import { keepMessages } from "./keep-messages.ts";
import { WAITING } from "./people.ts";
import { placeLife } from "./place.ts";
import { planDrives } from "./plan-drives.ts";
import { openStory } from "./story.ts";

const FIRST_DAY = 29;

type DemoDeps = Omit<Deps, "payments">;

/**
 * Four weeks of a laundry's life up to now and the orders of the days to come (DESK-10). Everything is done by the
 * use cases that people and drivers press on, one after the other with the clock at each one's moment: histories,
 * windows and books agree because nothing else could have written them. Returns how many orders there are.
 */
export async function makeDemoDay(deps: DemoDeps, stop?: AbortSignal): Promise<number> {
  const now = deps.clock.now();
  const story = openStory();
  const env = { ...deps.env, RATE_LIMITS: "off", LOG_LEVEL: "silent" } as const;
  const bank = openBank(() => app, { ...deps, env });
  const past = { ...deps, env, clock: story.clock, payments: bank.payments };
  const app = await buildApp(past);
  try {
    const first = addDays(amsterdamDate(now), -FIRST_DAY);
    story.at(new Date(toAmsterdamTimestamp(first, "07:00")), async () => {
      const house: House = { deps: past, story, bank, staff: await hireStaff(past) };
      planHouse(house, first, now);
    });
    await story.tell(now, stop);
    await keepMessages(deps.db, now);
  } finally {
    await app.close();
  }
  return (await deps.db.selectFrom("orders").select("id").execute()).length;
}

function planHouse(house: House, first: string, now: Date): void {
  const today = amsterdamDate(now);
  const { deps, story } = house;
  planDailyJobs(house, addDays(first, 1), today);
  planDrives(house, today, now);
  for (const life of planLives(today)) {
    const { placedOn, hour, chance } = life;
    const opens = Date.parse(toAmsterdamTimestamp(placedOn, "00:00"));
    const at = new Date(opens + (hour + chance.below(60) / 60) * HOUR);
    story.at(at, async () => goOn(house, life, await placeLife(house, life)));
  }
  for (const [index, postalCode] of WAITING.entries()) {
    const day = addDays(today, -2 * index - 1);
    story.at(new Date(toAmsterdamTimestamp(day, "20:15")), () =>
      requestArea(
        deps,
        {
          postalCode,
          email: `wacht${index + 1}@voorbeeld.example`,
          houseNumber: null,
          houseAddition: null,
          reason: "not_in_service_area",
        },
        "nl",
      ),
    );
  }
}
