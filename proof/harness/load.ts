import type { OrderPlaced } from "@waslijn/contract/customer/orders";
import { pause } from "./ask.ts";
import { guestToken, offeredWindows, placement, placeOrder } from "./orders.ts";
import type { Site } from "./site.ts";

export type Load = {
  /** Ends after the orders that are under way, and returns the outcome of all. */
  stop(): Promise<LoadResult>;
  placed(): number;
  /** Orders that needed another attempt until now. */
  retried(): number;
};

export type LoadResult = {
  /** Ids of the orders that were acknowledged to a client. */
  acknowledged: string[];
  /** Orders that needed more than one attempt: their first answer was cut off or refused. */
  retried: number;
  /** Orders without a decision, or with an unexpected one. */
  failed: string[];
  /** The longest that a client went without an answer. */
  longestWaitMs: number;
};

type LoadOptions = {
  clients?: number;
  pauseMs?: number;
  firstHangsUp?: () => number | undefined;
  onTold?: () => void;
};

/** Clients that place one order after the other, each until it is decided. */
export async function startLoad(
  site: Pick<Site, "url">,
  { clients = 8, pauseMs = 0, firstHangsUp, onTold }: LoadOptions = {},
): Promise<Load> {
  const result: LoadResult = { acknowledged: [], retried: 0, failed: [], longestWaitMs: 0 };
  const windows = offeredWindows();
  const token = await guestToken(site);
  let isStopped = false;

  const client = async (number: number): Promise<void> => {
    for (let turn = number; !isStopped; turn++) {
      const chosen = windows[turn % windows.length];
      if (!chosen) return;
      const hangUp = firstHangsUp?.();
      const began = performance.now();
      const { answer, attempts } = await placeOrder(site.url, placement(chosen, token), {
        ...(hangUp !== undefined && { firstHangsUp: hangUp }),
      });
      result.longestWaitMs = Math.max(result.longestWaitMs, performance.now() - began);
      if (attempts > 1) result.retried++;
      if (answer?.status === 201) {
        result.acknowledged.push((answer.body as OrderPlaced).id);
        onTold?.();
      } else
        result.failed.push(answer ? `${answer.status} ${JSON.stringify(answer.body)}` : "none");
      if (pauseMs > 0) await pause(pauseMs);
    }
  };
  const running = Array.from({ length: clients }, (_, number) => client(number));
  return {
    placed: () => result.acknowledged.length,
    retried: () => result.retried,
    async stop() {
      isStopped = true;
      await Promise.all(running);
      return result;
    },
  };
}
