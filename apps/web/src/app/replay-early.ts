import type { EarlyEvents } from "../boot.ts";

/** Events kept by the inline script; undefined in development. */
export const earlyEvents = (): EarlyEvents | undefined => (window as { early?: EarlyEvents }).early;

/** Replays presses from before hydration in order, one task per event. */
export function replayEarly(): void {
  const early = earlyEvents();
  if (!early) return;
  early.stop();
  for (const { type, target } of early.kept.splice(0)) {
    setTimeout(() => {
      if (type === "submit") (target as HTMLFormElement).requestSubmit();
      else (target as HTMLElement).click();
    });
  }
}
