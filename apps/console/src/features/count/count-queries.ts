import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { CountingBook, CountingOrder, PriceDay } from "@waslijn/contract/console/counting";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { queryOptions } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";
import { soonWhileCached } from "../../parts/offline/soon-while-cached.ts";
import { cacheForDay, readCached } from "../../parts/offline/day-cache.ts";

const EVERY_MS = 60_000;
const CACHE_KEY = "counting";

/** No response, as opposed to a refusal. */
export const isOffline = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.hasNoAnswer;

const today = (): string => amsterdamDate(new Date());

/** Orders to count; offline, the copy this device stored today. */
export const bookQuery = queryOptions({
  queryKey: ["counting-list"],
  refetchInterval: soonWhileCached(EVERY_MS),
  refetchOnReconnect: true,
  retry: false,
  queryFn: async ({ signal }): Promise<CountingBook & { isCached: boolean }> => {
    try {
      const book = await callConsole("listCounting", { query: {}, signal });
      await cacheForDay(CACHE_KEY, today(), book);
      return { ...book, isCached: false };
    } catch (failure) {
      const cached = isOffline(failure)
        ? await readCached<CountingBook>(CACHE_KEY, today())
        : undefined;
      if (!cached) throw failure;
      return { ...cached, isCached: true };
    }
  },
});

/** One order to count, with the prices of its day. */
export type OnCounter = { order: CountingOrder; prices: PriceDay };

export const counterQuery = (number: string) =>
  queryOptions({
    queryKey: ["counting", number],
    staleTime: 0,
    retry: false,
    queryFn: async ({ signal }): Promise<OnCounter> => {
      try {
        const book = await callConsole("openCounting", { params: { number }, signal });
        return onCounterIn(book, number);
      } catch (failure) {
        const cached = isOffline(failure)
          ? await readCached<CountingBook>(CACHE_KEY, today())
          : undefined;
        if (!cached?.orders.some((order) => order.number === number)) throw failure;
        return onCounterIn(cached, number);
      }
    },
  });

export function onCounterIn({ orders, prices }: CountingBook, number: string): OnCounter {
  const order = orders.find((one) => one.number === number);
  const ofDay = prices.find(({ day }) => day === order?.day);
  if (!order || !ofDay) throw new Error("The answer has not the order that was asked for.");
  return { order, prices: ofDay };
}
