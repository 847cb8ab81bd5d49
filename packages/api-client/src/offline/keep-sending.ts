import { onChance } from "../until-answered.ts";

type Queue = { send: () => Promise<void>; subscribe: (listener: () => void) => () => void };

const PAUSE_MS = 5_000;

/**
 * Sends now, on focus, when back online or visible, and after each pause: a poor connection recovers without an `online`
 * event. While `pause` returns undefined, it waits for a change of the queue. Returns a function that stops it.
 */
export function keepSending(
  queue: Queue,
  pause: () => number | undefined = () => PAUSE_MS,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = 0;
  let isStopped = false;
  const plan = (): void => {
    const ms = pause();
    if (sending > 0 || isStopped || timer !== undefined || ms === undefined) return;
    timer = setTimeout(sendNow, ms);
  };
  // Also during a send: that one may have given up just before the connection came back.
  const sendOnce = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    sending += 1;
    await queue.send().catch(() => undefined);
    sending -= 1;
    plan();
  };
  const sendNow = (): void => void sendOnce();
  sendNow();
  const stops = [queue.subscribe(plan), onChance(sendNow)];
  addEventListener("focus", sendNow);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener("focus", sendNow);
    for (const stop of stops) stop();
  };
}
