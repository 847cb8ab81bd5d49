import { runApiTests } from "../harness/unit-tests.ts";
import type { Line } from "../line.ts";

export const line: Line = {
  promise: "On a busy day on the road every act of a driver counts once, or the desk sees why not",
  test: "Three drivers, 180 stops with missed customers, moves and cancellations, phones offline half the time that send acts twice; then acts, events, clashes, the map's data and the shown arrivals are compared",
  beside: "computes",
  async run({ times }) {
    const stops = times(180, 60);
    const file = "apps/api/src/modules/driving/dispatch-day.test.ts";
    const { passed, failed } = await runApiTests([file], { DISPATCH_STOPS: String(stops) });
    return {
      figure: `${stops} stops; ${failed.length} of ${passed + failed.length} tests failed${failed.map((name) => `; ${name}`).join("")}`,
      held: failed.length === 0 && passed > 0,
    };
  },
};
