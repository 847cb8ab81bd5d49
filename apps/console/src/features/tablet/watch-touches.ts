const REPORT_MS = 60_000;
const CHECK_MS = 10_000;

type Watch = {
  idleMs: number;
  /** Called at most once a minute. */
  onTouch: () => void;
  /** Called after `idleMs` without a touch, and again every few seconds until the watch ends. */
  onIdle: () => Promise<void>;
};

/** Watches touches and keys. Returns the function that ends it. */
export function watchTouches(target: EventTarget, { idleMs, onTouch, onIdle }: Watch): () => void {
  let touchedAt = Date.now();
  let reportedAt = touchedAt;
  const touch = (): void => {
    touchedAt = Date.now();
    if (touchedAt - reportedAt < REPORT_MS) return;
    reportedAt = touchedAt;
    onTouch();
  };
  const check = (): void => {
    if (Date.now() - touchedAt >= idleMs) void onIdle();
  };
  const ending = new AbortController();
  for (const kind of ["pointerdown", "keydown"]) {
    target.addEventListener(kind, touch, { capture: true, signal: ending.signal });
  }
  const timer = setInterval(check, CHECK_MS);
  return () => {
    ending.abort();
    clearInterval(timer);
  };
}
