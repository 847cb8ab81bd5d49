import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { CountingBook, CountingOrder, PriceDay } from "@waslijn/contract/console/counting";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";
import { soonWhileCached } from "../../parts/offline/soon-while-cached.ts";
import { cacheForDay, readCached } from "../../parts/offline/day-cache.ts";

const EVERY_MS = 60_000;
const CACHE_KEY = "counting";

/** No response, as opposed to a refusal. */
export const isOffline = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.hasNoAnswer;

const today = (): string => amsterdamDate(new Date());

export const BOOK_KEY = ["counting-list"];

/** Orders to count at a hub, or at all; offline, the copy this device stored today. */
export const bookQuery = (hub: string | undefined) =>
  queryOptions({
    queryKey: [...BOOK_KEY, hub],
    refetchInterval: soonWhileCached(EVERY_MS),
    refetchOnReconnect: true,
    retry: false,
    // Of another hub while this one loads: the list shows what is of this hub, and the hubs to choose from.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<CountingBook & { isCached: boolean }> => {
      const readCopy = () => readCached<CountingBook>(CACHE_KEY, today());
      try {
        const book = await callConsole("listCounting", { query: hub ? { hub } : {}, signal });
        await cacheForDay(CACHE_KEY, today(), hub ? withHub(hub, book, await readCopy()) : book);
        return { ...book, isCached: false };
      } catch (failure) {
        const copy = isOffline(failure) ? await readCopy() : undefined;
        if (!copy) throw failure;
        return { ...copy, isCached: true };
      }
    },
  });

/** The copy on this device with one hub's orders as they are now, and those of other hubs as they were. */
function withHub(hub: string, book: CountingBook, copy: CountingBook | undefined): CountingBook {
  const isOther = (order: CountingOrder): boolean => order.hub.id !== hub;
  const days = new Set(book.prices.map(({ day }) => day));
  return {
    ...book,
    orders: [...book.orders, ...(copy?.orders ?? []).filter(isOther)],
    prices: [...book.prices, ...(copy?.prices ?? []).filter(({ day }) => !days.has(day))],
  };
}

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
