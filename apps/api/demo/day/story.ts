import type { Clock } from "../../src/clock.ts";

export type Step = () => Promise<unknown>;

/** Runs steps in chronological order, with a clock that is set to each one's time. */
export type Story = {
  clock: Clock;
  /** A step whose time has passed runs next. */
  at(moment: Date, step: Step): void;
  /** Runs the steps up to this time; later ones are left, as are all others after an abort. */
  tell(until: Date, stop?: AbortSignal): Promise<void>;
};

export function openStory(): Story {
  const planned: { moment: Date; step: Step }[] = [];
  let now = new Date(0);
  return {
    clock: { now: () => now },
    at(moment, step) {
      const later = planned.findIndex((other) => other.moment > moment);
      planned.splice(later < 0 ? planned.length : later, 0, { moment, step });
    },
    async tell(until, stop) {
      for (let next = planned.shift(); next && next.moment <= until; next = planned.shift()) {
        if (stop?.aborted) return;
        if (next.moment > now) now = next.moment;
        await next.step();
      }
      now = until;
    },
  };
}
