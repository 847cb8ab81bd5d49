import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";
import { countsQuestion, listQuestion } from "./orders-questions.ts";
import type { OrdersSearch } from "./orders-search.ts";

const STALE_MS = 5000;

/** Page after page as somebody scrolls; what was found before stays until the new list is there. */
export const ordersQuery = (search: OrdersSearch) =>
  infiniteQueryOptions({
    queryKey: listQuestion(search).queryKey,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callConsole("deskOrders", {
        query: { ...search, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });

export const countsQuery = (hub: string | undefined) =>
  queryOptions({
    queryKey: countsQuestion(hub).queryKey,
    staleTime: STALE_MS,
    queryFn: ({ signal }) => callConsole("countOrders", { query: { hub }, signal }),
  });
