import { platformOf } from "../parts/chrome/platform.ts";

let started = false;

/** What happens once, when the page can take events. */
export function startApp(): void {
  if (started) return;
  started = true;
  const { dataset } = document.documentElement;
  dataset.device = platformOf(navigator.userAgent, navigator.maxTouchPoints) ?? "other";
  dataset.ready = "true";
}
