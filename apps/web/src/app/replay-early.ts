import type { EarlyEvents } from "../boot.ts";

/** What the inline script keeps; there is none in development. */
export const earlyEvents = (): EarlyEvents | undefined => (window as { early?: EarlyEvents }).early;

/** Does again what was pressed before the app ran, one task per event, in order. */
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
