import { onChance } from "@waslijn/api-client/until-answered.ts";
import { canBeSent, retryDelayMs } from "./device-order.ts";
import type { OrderQueue } from "./order-queue.ts";

/** Sends what waits: now, when the connection or the page comes back, and after growing pauses. */
export function keepSending(queue: OrderQueue): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;

  const send = async (): Promise<void> => {
    if (running) return;
    running = true;
    clearTimeout(timer);
    timer = undefined;
    await queue.sendWaiting().catch(() => undefined);
    running = false;
    plan();
  };
  const plan = (): void => {
    const { orders, at } = queue.seen.read();
    const waiting = orders.filter((order) => canBeSent(order, at));
    if (running || timer !== undefined || waiting.length === 0) return;
    const tries = Math.min(...waiting.map((order) => order.tries));
    timer = setTimeout(() => void send(), retryDelayMs(tries));
  };
  const sendNow = (): void => void send();

  sendNow();
  const unsubscribe = queue.seen.subscribe(plan);
  const stopListening = onChance(sendNow);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    stopListening();
  };
}
