import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { CountingBook, CountingOrder, PriceDay } from "@waslijn/contract/console/counting";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { queryOptions } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";
import { soonWhileKept } from "../../parts/kept/ask-again.ts";
import { keepPaper, readPaper } from "../../parts/kept/papers.ts";

const EVERY_MS = 60_000;
const PAPER = "counting";

/** No response, as opposed to a refusal. */
export const isOffline = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.hasNoAnswer;

const today = (): string => amsterdamDate(new Date());

/** Orders to count; offline, the copy this device stored today. */
export const bookQuery = queryOptions({
  queryKey: ["counting-list"],
  refetchInterval: soonWhileKept(EVERY_MS),
  refetchOnReconnect: true,
  retry: false,
  queryFn: async ({ signal }): Promise<CountingBook & { isKept: boolean }> => {
    try {
      const book = await callConsole("listCounting", { query: {}, signal });
      await keepPaper(PAPER, today(), book);
      return { ...book, isKept: false };
    } catch (failure) {
      const kept = isOffline(failure) ? await readPaper<CountingBook>(PAPER, today()) : undefined;
      if (!kept) throw failure;
      return { ...kept, isKept: true };
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
        const kept = isOffline(failure) ? await readPaper<CountingBook>(PAPER, today()) : undefined;
        if (!kept?.orders.some((order) => order.number === number)) throw failure;
        return onCounterIn(kept, number);
      }
    },
  });

export function onCounterIn({ orders, prices }: CountingBook, number: string): OnCounter {
  const order = orders.find((one) => one.number === number);
  const ofDay = prices.find(({ day }) => day === order?.day);
  if (!order || !ofDay) throw new Error("The answer has not the order that was asked for.");
  return { order, prices: ofDay };
}
