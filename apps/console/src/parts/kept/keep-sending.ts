import { onChance } from "@waslijn/api-client/until-answered.ts";
import type { KeptQueue } from "./kept-queue.ts";

const EVERY_MS = 5_000;

/**
 * Sends now, when somebody looks again, when the connection is back, and every few seconds: a bad line breaks and comes
 * back without telling anybody. While nothing waits, nothing is asked of the server.
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

/** Lets one tab send at a time. */
export const aloneAs =
  (name: string) =>
  async (work: () => Promise<void>): Promise<void> => {
    await navigator.locks.request(`kept-${name}`, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
    });
  };
