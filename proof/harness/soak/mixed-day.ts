import { ask, type Answer } from "../ask.ts";
import type { MovingTime } from "../money/settle-payments.ts";
import type { Site } from "../site.ts";
import { liveThrough, Refused, type Noted } from "./order-lives.ts";
import { oneOf, signInStaff } from "./staff-at-work.ts";

/**
 * Starts per second in the busiest hour of a household name (docs/scaling.md). Lists of times are only those of the
 * orders, two each; visits without an order are measured by `throughput`.
 */
const RATES = { lives: 5.6, times: 11.2, desk: 2 };
const TICK_MS = 10;

/** A request with its duration and status. */
export type Asked = { deed: string; ms: number; status: number };
export type MixedDay = {
  /** Responses since the last call of this function. */
  take(): Asked[];
  stop(): Promise<void>;
};

/** Customers, drivers and desks at a fixed rate, whether or not earlier requests were answered (open-loop load). */
export async function startMixedDay(
  site: Site,
  time: Pick<MovingTime, "now">,
  factor: number,
): Promise<MixedDay> {
  const staff = await signInStaff(site);
  let asked: Asked[] = [];
  const noted: Noted = async (deed, asking) => {
    const began = performance.now();
    const answer = await asking().catch(() => undefined);
    asked.push({ deed, ms: performance.now() - began, status: answer?.status ?? 0 });
    if (!answer || answer.status >= 400) throw new Refused(deed);
    return answer;
  };
  const looks = ["/orders", "/orders?q=bakker", "/orders/counts", "/orders?q=2011DB", "/today"];
  const look = (turn: number): Promise<Answer> => {
    const headers = oneOf(staff.desks, Math.floor(turn / looks.length));
    return ask(`${site.url}/api/console${looks[turn % looks.length]}`, { headers });
  };
  const stops = [
    atRate(RATES.lives * factor, (number) => liveThrough({ site, time, staff }, number, noted)),
    atRate(RATES.times * factor, () =>
      noted("times", () => ask(`${site.url}/api/times/pickups?postalCode=2011DB&isNew=0`)),
    ),
    atRate(RATES.desk * factor, (number) => noted("desk", () => look(number))),
  ];
  return {
    take() {
      const taken = asked;
      asked = [];
      return taken;
    },
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** Starts work at a fixed rate, catching up when the timer is late; resolves when all work has ended. */
function atRate(
  perSecond: number,
  happen: (number: number) => Promise<unknown>,
): () => Promise<void> {
  const open = new Set<Promise<unknown>>();
  const began = performance.now();
  let number = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    while (number < due) {
      const happening = happen(number++)
        .catch(letRefused)
        .finally(() => open.delete(happening));
      open.add(happening);
    }
  }, TICK_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
  };
}

/** A refusal is recorded and ends that sequence. */
function letRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}
