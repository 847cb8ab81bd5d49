/** The only inline script: starts the app when the page is quiet or touched, and keeps early presses. */
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
  // Both at once; the entry asks for the page again and finds it there, or says that it did not come.
  import(script.dataset.page ?? "").catch(() => undefined);
  import(script.dataset.entry ?? "").catch(giveUp);
};

/** Where a file of the app does not come, the page works as without scripts; a form that was sent is sent. */
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
  // A page with much to draw may never rest.
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
  else start();
};
/** The second frame begins when the first, with the page on it, has been drawn. */
const whenQuiet = (): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(startWhenIdle)));
};
if (document.readyState === "complete") whenQuiet();
else addEventListener("load", whenQuiet);
