import {
  addDays,
  amsterdamDate,
  toAmsterdamTimestamp,
} from "@waslijn/contract/shared/amsterdam-time";
import { buildApp } from "../../src/app.ts";
import type { Deps } from "../../src/deps.ts";
import { requestArea } from "../../src/modules/catalogue/service-areas.ts";
import { openBank } from "./bank.ts";
import { goOn } from "./go-on.ts";
import { HOUR, type House, type Staff } from "./house.ts";
import { planLives } from "./lives.ts";
import { WAITING } from "./people.ts";
import { placeLife } from "./place.ts";
import { openStory } from "./story.ts";
import { sql } from "kysely";
import type { Db } from "../../src/db/client.ts";
import { cancelUnanswered } from "../../src/jobs/cancel-unanswered.ts";
import { makeTurns } from "../../src/jobs/make-turns.ts";
import { remindBills } from "../../src/jobs/remind-bills.ts";
import { issueCollectives } from "../../src/modules/bills/collective/issue-collectives.ts";
import { listKitsToPost, markPosted } from "../../src/modules/floor/kits-repository.ts";
import { keepDemoOwner } from "../../src/modules/staff/demo-way-in.ts";
import { inviteStaff } from "../../src/modules/staff/invite-staff.ts";
import { listStaff } from "../../src/modules/staff/staff-repository.ts";
import { makeRun } from "../../src/modules/driving/make-run.ts";
import { planRuns } from "../../src/modules/driving/plan-runs.ts";
import { proposeRuns } from "../../src/modules/driving/propose-runs.ts";
import { readBoard } from "../../src/modules/driving/view-runs.ts";
import { asTheCrowFlies } from "../../src/modules/driving/routing/find-way.ts";

const DAYS = 3;

/**
 * Every morning the desk assigns the proposed stops to both drivers, today and on the days before. Before that hour
 * today's runs are planned at once, so that the demonstration has them at night too.
 */
function planDrives({ deps, story, staff }: House, today: string, now: Date): void {
  const runs = [
    { hub: "haarlem", driver: staff.drivers.haarlem },
    { hub: "amsterdam", driver: staff.drivers.elsewhere },
  ];
  const desk = { id: staff.desk };
  for (let day = addDays(today, 1 - DAYS); day <= today; day = addDays(day, 1)) {
    const early = new Date(toAmsterdamTimestamp(day, "06:30"));
    story.at(early < now ? early : now, async () => {
      for (const { hub, driver } of runs) {
        await makeRun(deps, desk, { hub, day, driver });
        const { runs: made, unassigned } = await readBoard(deps.db, { hub, day });
        await planRuns(deps, desk, await proposeRuns(made, unassigned, asTheCrowFlies));
      }
    });
  }
}

const DESK = { email: "balie@waslijn.example", name: "Noor Jansen", role: "desk", hub: null };
const DRIVERS = {
  haarlem: { email: "bo@waslijn.example", name: "Bo de Jong", role: "driver", hub: "haarlem" },
  elsewhere: { email: "yara@waslijn.example", name: "Yara Osei", role: "driver", hub: "amsterdam" },
};

/** Adds the demonstration's staff, unless they exist. */
async function hireStaff(deps: Pick<Deps, "db" | "clock">): Promise<Staff> {
  await keepDemoOwner(deps);
  const known = new Map((await listStaff(deps.db)).map(({ email, id }) => [email, id]));
  const hire = async (one: typeof DESK | (typeof DRIVERS)["haarlem"]): Promise<string> =>
    known.get(one.email) ??
    inviteStaff(deps, "demo", {
      ...one,
      role: one.role === "desk" ? "desk" : "driver",
      language: "nl",
    });
  return {
    desk: await hire(DESK),
    drivers: {
      haarlem: await hire(DRIVERS.haarlem),
      elsewhere: await hire(DRIVERS.elsewhere),
    },
  };
}

const REFUSED_AFTER = 8;

/** Marks past messages as sent at their time, so that none is sent now; one of them was given up. */
async function keepMessages(db: Db, now: Date): Promise<void> {
  await sql`UPDATE outbox SET sent_at = created_at, attempts = 1, next_attempt_at = NULL, last_error = NULL
    WHERE created_at <= ${now} AND dead_at IS NULL`.execute(db);
  await sql`UPDATE outbox SET sent_at = NULL, dead_at = created_at + interval '2 hours', attempts = ${REFUSED_AFTER},
      last_error = 'EENVELOPE 550'
    WHERE id = (SELECT id FROM outbox WHERE kind = 'order-confirmation' AND created_at <= ${now}::timestamptz - interval '1 day'
      ORDER BY created_at DESC, recipient LIMIT 1)`.execute(db);
}

const FIRST_DAY = 29;

type DemoDeps = Omit<Deps, "payments">;

/**
 * Creates four weeks of orders up to now, and those of the coming days (DESK-10). Everything runs through the use cases
 * of customers, desk and drivers, in chronological order with the clock set to each step, so histories, windows and
 * books are consistent. Returns the number of orders.
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

/** The daily jobs from `first` on; bags are posted until yesterday. */
function planDailyJobs({ deps, story }: House, first: string, today: string): void {
  for (let day = first; day <= today; day = addDays(day, 1)) {
    const at = (time: string): Date => new Date(toAmsterdamTimestamp(day, time));
    story.at(at("06:00"), async () => {
      await remindBills(deps);
      await cancelUnanswered(deps);
      await makeTurns(deps);
      if (day.endsWith("-01")) await issueCollectives(deps, {});
    });
    if (day === today) continue;
    story.at(at("16:30"), async () => {
      for (const { id } of await listKitsToPost(deps.db)) {
        await markPosted(deps.db, id, deps.clock.now());
      }
    });
  }
}
