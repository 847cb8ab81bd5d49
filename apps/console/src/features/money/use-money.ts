import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { keepPreviousData, queryOptions, useInfiniteQuery } from "@tanstack/react-query";
import type { MoneyExportQuery } from "@waslijn/contract/console/money";
import { callConsole } from "../../api/client.ts";
import { openFile } from "../../api/open-file.ts";
import { useAct } from "../../parts/use-act.ts";
import { fileNameOf, keepFile } from "../../ui/save-file.ts";
import { useMoneyTexts } from "./money-texts.ts";

const STALE_MS = 5000;

export const moneyQuery = queryOptions({
  queryKey: ["money", "summary"],
  staleTime: STALE_MS,
  queryFn: ({ signal }) => callConsole("viewMoney", { signal }),
});

type Page<Row> = { rows: Row[]; next: string | null };

/** Pages of a list by cursor; the previous rows stay until the new ones arrive. */
export const usePages = <Row, P extends Page<Row>>(
  key: readonly unknown[],
  read: (after: { after?: string }, signal: AbortSignal) => Promise<P>,
) =>
  useInfiniteQuery({
    queryKey: ["money", ...key],
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      read(pageParam === null ? {} : { after: pageParam }, signal),
    getNextPageParam: ({ next }) => next,
  });

/** Runs an act on the books and refetches the lists. */
export function useMoneyAct() {
  const texts = useMoneyTexts();
  return useAct({
    refresh: [["money"], ["today"], ["order"], ["orders"]],
    explain: (failure) =>
      failure instanceof ApiFailure && failure.is("order_changed") ? texts.changed : undefined,
  });
}

/** Downloads a file; a failure is told in a toast. */
export function useDownload(): {
  isRunning: boolean;
  invoice: (number: string, format: "pdf" | "ubl") => void;
  csv: (query: MoneyExportQuery) => void;
} {
  const texts = useMoneyTexts();
  const { act, isRunning } = useAct({ refresh: [] });
  const save = (open: (signal: AbortSignal) => Promise<Response>): void =>
    void act({
      done: texts.exported,
      run: async () => {
        const response = await open(new AbortController().signal);
        const name = fileNameOf(response);
        keepFile(await response.blob(), name);
        return name;
      },
    });
  return {
    isRunning,
    invoice: (number, format) =>
      save((signal) => openFile("readInvoiceFile", { number, format }, signal)),
    csv: (query) => save((signal) => openFile("exportMoney", query, signal)),
  };
}
