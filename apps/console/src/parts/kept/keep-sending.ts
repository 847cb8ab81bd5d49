import { onChance } from "@waslijn/api-client/until-answered.ts";
import type { KeptQueue } from "./kept-queue.ts";

const EVERY_MS = 5_000;

/**
 * Sends now, on focus, when the browser is online again, and every few seconds: a poor connection recovers without an
 * `online` event. Makes no requests while the queue is empty.
 */
export function keepSending(queue: Pick<KeptQueue<unknown>, "send">): () => void {
  const send = (): void => void queue.send();
  send();
  const timer = setInterval(send, EVERY_MS);
  const stopListening = onChance(send);
  addEventListener("focus", send);
  return () => {
    clearInterval(timer);
    stopListening();
    removeEventListener("focus", send);
  };
}

/** Lets only one tab send at a time (Web Lock). */
export const aloneAs =
  (name: string) =>
  async (work: () => Promise<void>): Promise<void> => {
    await navigator.locks.request(`kept-${name}`, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
    });
  };
