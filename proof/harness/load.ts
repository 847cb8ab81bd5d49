import type { OrderPlaced } from "@waslijn/contract/customer/orders";
import { pause } from "./ask.ts";
import { guestToken, offeredWindows, placement, placeOrder } from "./orders.ts";
import type { Site } from "./site.ts";

export type Load = {
  /** Stops after the running orders and returns all outcomes. */
  stop(): Promise<LoadResult>;
  placed(): number;
  /** Orders retried so far. */
  retried(): number;
};

export type LoadResult = {
  /** Ids of acknowledged orders. */
  acknowledged: string[];
  /** Orders that were retried: their first response was lost or an error. */
  retried: number;
  /** Orders without a decision, or with an unexpected one. */
  failed: string[];
  /** The longest time a client waited for a response. */
  longestWaitMs: number;
};

type LoadOptions = {
  clients?: number;
  pauseMs?: number;
  firstHangsUp?: () => number | undefined;
  onTold?: () => void;
};

/** Clients that place one order after the other, each retried until decided. */
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
