import { useEffect, useRef, useState } from "react";
import { openFile } from "../../../api/open-file.ts";
import { fileNameOf } from "../../../parts/file/file-name.ts";
import { keepFile } from "../../../parts/file/keep-file.ts";
import { useToast } from "../../../parts/toast/toast.tsx";
import type { OrdersSearch } from "../orders-search.ts";
import { useOrdersTexts } from "../orders-texts.ts";
import { readRows, type Progress } from "./read-rows.ts";

/** What is known of the file that somebody asked for. */
export type Export =
  | { is: "idle" }
  | ({ is: "running" } & Progress)
  | { is: "failed"; failure: unknown };

const IDLE: Export = { is: "idle" };

/** The list as the address has it, as a file: with how far it is, and the way to stop it (DESK-07). */
export function useExport(search: OrdersSearch): {
  now: Export;
  start: () => void;
  stop: () => void;
} {
  const texts = useOrdersTexts();
  const toast = useToast();
  const [now, setNow] = useState(IDLE);
  const running = useRef<AbortController>(undefined);
  const stop = (): void => {
    running.current?.abort();
    running.current = undefined;
    setNow(IDLE);
  };
  useEffect(() => () => running.current?.abort(), []);
  const run = async ({ signal }: AbortController): Promise<void> => {
    try {
      const response = await openFile("exportOrders", search, signal);
      const file = await readRows(response, (progress) => {
        if (!signal.aborted) setNow({ is: "running", ...progress });
      });
      if (signal.aborted) return;
      keepFile(file, fileNameOf(response));
      setNow(IDLE);
      toast({ kind: "good", words: texts.export.done(fileNameOf(response)) });
    } catch (failure) {
      if (!signal.aborted) setNow({ is: "failed", failure });
    } finally {
      if (running.current?.signal === signal) running.current = undefined;
    }
  };
  const start = (): void => {
    if (running.current) return;
    running.current = new AbortController();
    setNow({ is: "running", done: 0, total: 0 });
    void run(running.current);
  };
  return { now, start, stop };
}
