import type { ImportedAddresses, SettingsView } from "@waslijn/contract/console/settings";
import { formatNumber } from "@waslijn/contract/shared/formats/money";
import { useQueryClient } from "@tanstack/react-query";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { useEffect, useRef, useState } from "react";
import { callConsole } from "../../api/client.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { readPieces } from "./read-pieces.ts";
import { useSettingsTexts } from "./settings-texts.ts";

const BAG = "https://www.kadaster.nl/zakelijk/producten/adressen-en-gebouwen/bag-2.0-extract";
const MOST_SHOWN = 20;
const SECOND_MS = 1000;

type Import = ImportedAddresses & { progress: number; state: "running" | "done" | "stopped" };
type Started = Import | { state: "empty" } | { state: "missing"; columns: string[] };

/** Where an address register can be had, and its import from a CSV file (SETUP-04). */
export function RegisterPanel({ register }: Pick<SettingsView, "register">) {
  const texts = useSettingsTexts().register;
  const language = useLanguage();
  const { imported, start, stop } = useImport();
  const file = useRef<HTMLInputElement>(null);
  const isRunning = imported?.state === "running";
  if (register.provider !== "register") {
    return (
      <Panel title={texts.title}>
        <p className="panel-in quiet">{texts.service(register.provider)}</p>
      </Panel>
    );
  }
  return (
    <Panel title={texts.title}>
      <div className="panel-in set-register">
        <p>
          {register.addresses === 0
            ? texts.none
            : texts.some(formatNumber(register.addresses, language))}
        </p>
        <p className="quiet small">
          {texts.where}{" "}
          <a className="link" href={BAG} target="_blank" rel="noreferrer">
            {texts.bag}
          </a>
        </p>
        <input
          ref={file}
          className="hide"
          type="file"
          accept=".csv,text/csv,text/plain"
          tabIndex={-1}
          aria-hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = "";
            if (chosen) void start(chosen);
          }}
        />
        <div>
          {isRunning ? (
            <Button onClick={stop}>{texts.stop}</Button>
          ) : (
            <Button onClick={() => file.current?.click()}>
              <Icon name="upload" size="s" />
              {texts.choose}
            </Button>
          )}
        </div>
        {imported && <Outcome imported={imported} />}
      </div>
    </Panel>
  );
}

function Outcome({ imported }: { imported: Started }) {
  const texts = useSettingsTexts().register;
  const language = useLanguage();
  if (imported.state === "empty") return <p role="alert">{texts.empty}</p>;
  if (imported.state === "missing") {
    const columns = imported.columns.map((column) => texts.columns[column] ?? column).join(", ");
    return (
      <p className="note note-bad" role="alert">
        <Icon name="warn" />
        {texts.missing(columns)}
      </p>
    );
  }
  const { state, progress, written, badLines, bad } = imported;
  return (
    <div className="set-outcome">
      {state === "running" && (
        <label>
          <span>{texts.importing(Math.floor(progress * 100))}</span>
          <progress value={progress} />
        </label>
      )}
      {state === "stopped" && (
        <p className="note note-bad" role="alert">
          <Icon name="warn" />
          {texts.stopped}
        </p>
      )}
      <p role="status">{state !== "running" && texts.written(formatNumber(written, language))}</p>
      {badLines > 0 && (
        <>
          <p>{texts.badLines(formatNumber(badLines, language))}</p>
          <ul className="small">
            {bad.slice(0, MOST_SHOWN).map(({ line, fault }) => (
              <li key={line}>{texts.line(line, texts.faults[fault])}</li>
            ))}
            {badLines > MOST_SHOWN && <li>{texts.more}</li>}
          </ul>
        </>
      )}
    </div>
  );
}

/** Sends a file piece by piece, each when the one before is stored. */
function useImport() {
  const queries = useQueryClient();
  const [imported, setImported] = useState<Started>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  const start = async (file: File): Promise<void> => {
    const { signal } = (stopping.current = new AbortController());
    if (file.size === 0) return setImported({ state: "empty" });
    let sum: Import = { written: 0, badLines: 0, bad: [], progress: 0, state: "running" };
    setImported(sum);
    try {
      for await (const { progress, isLast, ...piece } of readPieces(file)) {
        const body = { ...piece, ...(isLast && { total: sum.written }) };
        const part = await patiently(() => callConsole("importAddresses", { body, signal }));
        sum = {
          written: sum.written + part.written,
          badLines: sum.badLines + part.badLines,
          bad: [...sum.bad, ...part.bad].slice(0, MOST_SHOWN),
          progress,
          state: isLast ? "done" : "running",
        };
        setImported(sum);
      }
    } catch (failure) {
      const columns = missingIn(failure);
      setImported(columns ? { state: "missing", columns } : { ...sum, state: "stopped" });
    }
    await queries.invalidateQueries({ queryKey: ["settings"] });
  };
  return { imported, start, stop: () => stopping.current?.abort() };
}

const missingIn = (failure: unknown): string[] | undefined =>
  failure instanceof ApiFailure && failure.is("validation_failed")
    ? failure.problem?.extra.fields?.map(({ field }) => field)
    : undefined;

/** Waits as long as the rate limit asks, then goes on. */
async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await send();
    } catch (failure) {
      if (!(failure instanceof ApiFailure && failure.is("too_many_requests"))) throw failure;
      const seconds = failure.problem?.extra.retryAfter ?? 1;
      await new Promise((resume) => setTimeout(resume, seconds * SECOND_MS));
    }
  }
}
