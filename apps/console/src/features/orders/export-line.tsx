import { Icon } from "../../ui/icon.tsx";
import { useFailureTexts, useFailureWords } from "../../ui/failure.ts";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { isFiltered, type OrdersSearch } from "./orders-search.ts";
import { defineTexts } from "../../i18n/define-texts.ts";
import { formatNumber } from "@waslijn/contract/shared/formats/money";
import "./export.css";
import { useEffect, useRef, useState } from "react";
import { openFile } from "../../api/open-file.ts";
import { fileNameOf, keepFile } from "../../ui/save-file.ts";
import { useToast } from "../../ui/overlay/toast.tsx";
import { Button } from "../../ui/button.tsx";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { TOTAL_ROWS_HEADER } from "@waslijn/contract/console/codes";

const en = {
  start: "Export as CSV",
  chosen: "Export CSV",
  ofAll: "Export of everything",
  ofThese: "Export of this list",
  progress: "Progress of the export",
  count: (done: number, total: number) =>
    `${formatNumber(done, "en")} of ${formatNumber(total, "en")}`,
  stop: "Stop",
  failed: "The export did not work.",
  done: (name: string) => `${name} is among your downloads.`,
};

const nl: typeof en = {
  start: "Exporteer als CSV",
  chosen: "Exporteer CSV",
  ofAll: "Export van alles",
  ofThese: "Export van deze lijst",
  progress: "Voortgang van de export",
  count: (done, total) => `${formatNumber(done, "nl")} van ${formatNumber(total, "nl")}`,
  stop: "Stop",
  failed: "De export is niet gelukt.",
  done: (name) => `${name} staat bij je downloads.`,
};

const useExportTexts = defineTexts({ en, nl });

export type Progress = { done: number; total: number };

const LINE_END = 10;

/** Streams an export and reports the number of rows received after each chunk. */
export async function readRows(
  response: Response,
  onProgress: (progress: Progress) => void,
): Promise<Blob> {
  const total = Number(response.headers.get(TOTAL_ROWS_HEADER) ?? 0);
  const type = response.headers.get("content-type") ?? "text/csv";
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  // The first line is the header.
  let done = -1;
  const reader = response.body?.getReader();
  for (;;) {
    const piece = await reader?.read().catch(asLost);
    if (!piece?.value) return new Blob(pieces, { type });
    pieces.push(piece.value);
    done += piece.value.reduce((lines, byte) => lines + (byte === LINE_END ? 1 : 0), 0);
    onProgress({ done: Math.min(Math.max(done, 0), total), total });
  }
}

/** A partial file is useless: an abort is rethrown, anything else becomes a lost connection. */
function asLost(failure: unknown): never {
  throw failure instanceof DOMException && failure.name === "AbortError"
    ? failure
    : new ApiFailure();
}

/** State of the export. */
type Export = { is: "idle" } | ({ is: "running" } & Progress) | { is: "failed"; failure: unknown };

const IDLE: Export = { is: "idle" };

/** Exports the selection, else the list with the URL's filters; reports progress and can be cancelled (DESK-07). */
function useExport(
  search: OrdersSearch,
  chosen: readonly string[],
): { now: Export; start: () => void; stop: () => void } {
  const texts = useExportTexts();
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
      const { sort } = search;
      const wanted = chosen.length > 0 ? { sort, numbers: chosen.join(",") } : search;
      const response = await openFile("exportOrders", wanted, signal);
      const file = await readRows(response, (progress) => {
        if (!signal.aborted) setNow({ is: "running", ...progress });
      });
      if (signal.aborted) return;
      keepFile(file, fileNameOf(response));
      setNow(IDLE);
      toast({ kind: "good", words: texts.done(fileNameOf(response)) });
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
  useShortcuts([{ keys: "E", label: texts.start, act: start }]);
  return { now, start, stop };
}

type Props = {
  search: OrdersSearch;
  /** The selected orders; without any, the whole list is exported. */
  chosen: readonly string[];
};

/** Export button, replaced by its progress while running. */
export default function ExportLine({ search, chosen }: Props) {
  const texts = useExportTexts();
  const again = useFailureTexts().again;
  const words = useFailureWords();
  const { now, start, stop } = useExport(search, chosen);
  if (now.is === "running") {
    return (
      <div className="export">
        <span className="export-what">
          {chosen.length > 0 || isFiltered(search) ? texts.ofThese : texts.ofAll}
        </span>
        <progress
          aria-label={texts.progress}
          max={now.total || 1}
          {...(now.total > 0 && { value: now.done })}
        />
        {now.total > 0 && <b className="nb">{texts.count(now.done, now.total)}</b>}
        <Button look="quiet" size="s" onClick={stop}>
          {texts.stop}
        </Button>
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
      <Button {...(chosen.length > 0 ? { look: "plain" } : { size: "s" })} onClick={start}>
        <Icon name="export" size="s" />
        {now.is === "failed" ? again : chosen.length > 0 ? texts.chosen : texts.start}
        <kbd>E</kbd>
      </Button>
    </div>
  );
}
