import { Icon } from "../../parts/icon/icon.tsx";
import { useFailureTexts } from "../../parts/failure/failure-texts.ts";
import { useFailureWords } from "../../parts/failure/use-failure-words.ts";
import { useShortcuts } from "../../parts/keys/use-shortcuts.ts";
import { isFiltered, type OrdersSearch } from "./orders-search.ts";
import { useOrdersTexts } from "./orders-texts.ts";
import "./export.css";
import { useEffect, useRef, useState } from "react";
import { openFile } from "../../api/open-file.ts";
import { fileNameOf } from "../../parts/file/file-name.ts";
import { keepFile } from "../../parts/file/keep-file.ts";
import { useToast } from "../../parts/toast/toast.tsx";
import { readRows, type Progress } from "./read-rows.ts";

/** What is known of the file that somebody asked for. */
type Export = { is: "idle" } | ({ is: "running" } & Progress) | { is: "failed"; failure: unknown };

const IDLE: Export = { is: "idle" };

/** The list as the address has it, as a file: with how far it is, and the way to stop it (DESK-07). */
function useExport(search: OrdersSearch): {
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

/** Begins the file of this list, and stands for it while it comes. */
export function ExportLine({ search }: { search: OrdersSearch }) {
  const texts = useOrdersTexts().export;
  const again = useFailureTexts().again;
  const words = useFailureWords();
  const { now, start, stop } = useExport(search);
  useShortcuts([{ keys: "E", label: texts.start, act: start }]);
  if (now.is === "running") {
    return (
      <div className="export">
        <span className="export-what">{isFiltered(search) ? texts.ofThese : texts.ofAll}</span>
        <progress
          aria-label={texts.progress}
          max={now.total || 1}
          {...(now.total > 0 && { value: now.done })}
        />
        {now.total > 0 && <b className="nb">{texts.count(now.done, now.total)}</b>}
        <button className="btn btn-quiet btn-s" type="button" onClick={stop}>
          {texts.stop}
        </button>
      </div>
    );
  }
  return (
    <div className="export">
      {now.is === "failed" && (
        <p className="bad" role="alert">
          {texts.failed} {words(now.failure)}
        </p>
      )}
      <button className="btn btn-line btn-s" type="button" onClick={start}>
        <Icon name="export" size="s" />
        {now.is === "failed" ? again : texts.start}
        <kbd>E</kbd>
      </button>
    </div>
  );
}
