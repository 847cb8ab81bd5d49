import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";
import type { OrdersSearch } from "./orders-search.ts";

const STALE_MS = 5000;

/** Page after page as somebody scrolls; what was found before stays until the new list is there. */
export const ordersQuery = (search: OrdersSearch) =>
  infiniteQueryOptions({
    queryKey: ["orders", search],
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callConsole("deskOrders", {
        query: { ...search, ...(pageParam !== undefined && { after: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });
