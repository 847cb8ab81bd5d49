import type { Clock } from "../../src/clock.ts";

export type Deed = () => Promise<unknown>;

/** Deeds that are done in the order of their moments, by a clock that stands at each of them. */
export type Story = {
  clock: Clock;
  /** One whose moment has passed is done next. */
  at(moment: Date, deed: Deed): void;
  /** What lies after this moment stays undone, and so does all the rest once somebody says stop. */
  tell(until: Date, stop?: AbortSignal): Promise<void>;
};

export function openStory(): Story {
  const planned: { moment: Date; deed: Deed }[] = [];
  let now = new Date(0);
  return {
    clock: { now: () => now },
    at(moment, deed) {
      const later = planned.findIndex((other) => other.moment > moment);
      planned.splice(later < 0 ? planned.length : later, 0, { moment, deed });
    },
    async tell(until, stop) {
      for (let next = planned.shift(); next && next.moment <= until; next = planned.shift()) {
        if (stop?.aborted) return;
        if (next.moment > now) now = next.moment;
        await next.deed();
      }
      now = until;
    },
  };
}
