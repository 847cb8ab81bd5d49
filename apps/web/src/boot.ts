/** The only inline script: starts the app when the page is idle or touched, and records presses before hydration. */
export type EarlyEvents = {
  kept: { type: string; target: EventTarget }[];
  stop(): void;
  giveUp(): void;
};

const script = document.currentScript as HTMLScriptElement;
const wakers = ["pointerdown", "keydown", "focusin"] as const;
const kept: EarlyEvents["kept"] = [];

const stop = (): void => {
  for (const type of wakers) removeEventListener(type, start, true);
  removeEventListener("click", keep, true);
  removeEventListener("submit", keep, true);
};

let started = false;
const start = (): void => {
  if (started) return;
  started = true;
  // Load both in parallel. The entry imports the page again, from the module cache, and reports if that failed.
  import(script.dataset.page ?? "").catch(() => undefined);
  import(script.dataset.entry ?? "").catch(giveUp);
};

/** If a chunk fails to load, the page works as without scripts: a recorded submit is submitted. */
const giveUp = (): void => {
  stop();
  const sent = kept.find(({ type }) => type === "submit")?.target as HTMLFormElement | undefined;
  sent?.requestSubmit();
};

const keep = (event: Event): void => {
  const element = event.target as HTMLElement;
  const target = event.type === "submit" ? element : element.closest?.("button[type=button]");
  if (!target) return;
  event.preventDefault();
  kept.push({ type: event.type, target });
  start();
};

for (const type of wakers) addEventListener(type, start, true);
addEventListener("click", keep, true);
addEventListener("submit", keep, true);

(window as { early?: EarlyEvents }).early = { kept, stop, giveUp };

const startWhenIdle = (): void => {
  // Timeout, because a busy page may never be idle.
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
  else start();
};
/** The callback of the second frame runs after the first one was painted. */
const whenQuiet = (): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(startWhenIdle)));
};
if (document.readyState === "complete") whenQuiet();
else addEventListener("load", whenQuiet);
