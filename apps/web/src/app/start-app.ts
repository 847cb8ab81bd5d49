let started = false;

/** What happens once, when the page can take events. */
export function startApp(): void {
  if (started) return;
  started = true;
  document.documentElement.dataset.ready = "true";
}
