import { useQueryClient } from "@tanstack/react-query";
import { createContext, use, useEffect, useState } from "react";
import { meQuery } from "../api/me-query.ts";
import { consoleCalls } from "@waslijn/contract/calls/console";
import type { LiveChange } from "@waslijn/contract/console/today";

/** The line beats every few seconds; after so long without one, what is on screen may be old (DESK-06). */
export const SILENT_MS = 10_000;

/** Since when nothing was heard, once that is long enough to say. */
export const silentSince = (heardAt: number, now: number): number | undefined =>
  now - heardAt > SILENT_MS ? heardAt : undefined;

type Listeners = {
  /** The line is alive, and told all up to this event. */
  onBeat: (event: number) => void;
  /** This order changed; without a number any of them may have. */
  onChange: (number?: string) => void;
  /** Who drives what changed. */
  onRun: () => void;
  /** The provider's data changed. */
  onData: () => void;
  /** The server would not have us on the line. */
  onRefused: () => void;
};

const REOPEN_MS = 3000;

/** Listens to all orders until it is told to stop. */
function followDesk({ onBeat, onChange, onRun, onData, onRefused }: Listeners): () => void {
  let reopening: ReturnType<typeof setTimeout>;
  const open = (): EventSource => {
    const line = new EventSource(`/api${consoleCalls.followDesk.path}`);
    line.addEventListener("beat", ({ lastEventId }: MessageEvent<string>) =>
      onBeat(Number(lastEventId)),
    );
    line.addEventListener("run", onRun);
    line.addEventListener("data", onData);
    line.addEventListener("many", () => onChange());
    line.addEventListener("order", (event: MessageEvent<string>) =>
      onChange((JSON.parse(event.data) as LiveChange).number),
    );
    line.addEventListener("error", () => {
      // A browser mends a broken line by itself; one that was refused it gives up.
      if (line.readyState !== EventSource.CLOSED) return;
      onRefused();
      reopening = setTimeout(reopen, REOPEN_MS);
    });
    return line;
  };
  const reopen = (): void => {
    current = open();
    // A new line does not know what the one before it told last.
    current.addEventListener("open", () => onChange(), { once: true });
  };
  let current = open();
  return () => {
    current.close();
    clearTimeout(reopening);
  };
}

/** Everything on screen that an order's change can make old. */
const SHOWN = [["orders"], ["today"], ["runs"], ["windows"]];
/** And what a change of the provider's data can. */
const FROM_DATA = [["data"], ["areas"], ["windows"], ["prices"], ["today"]];

/** The last event of any order that the document knows of, if the server drew it. */
export const HeardContext = createContext<number | undefined>(undefined);

/**
 * Follows all orders: what somebody else changed is read anew within a second or two. Gives since when
 * the line is silent, if it is.
 */
export function useLive(isWanted: boolean): number | undefined {
  const queries = useQueryClient();
  const drawnAt = use(HeardContext);
  const [silent, setSilent] = useState<number>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let heardAt = Date.now();
    let known = drawnAt;
    const refresh = (...order: string[]): void => {
      for (const queryKey of [...SHOWN, ["order", ...order], ["counting", ...order]]) {
        void queries.invalidateQueries({ queryKey });
      }
    };
    const heard = (): void => {
      // Who was away for a while may have missed more than the line repeats.
      if (silentSince(heardAt, Date.now()) !== undefined) refresh();
      heardAt = Date.now();
      setSilent(undefined);
    };
    const stop = followDesk({
      onBeat: (event) => {
        heard();
        // Between the drawing and the line's first beat nobody told what changed.
        if (known !== undefined && event > known) refresh();
        known = undefined;
      },
      onChange: (number) => {
        heard();
        refresh(...(number === undefined ? [] : [number]));
      },
      onRun: () => {
        heard();
        for (const queryKey of [["runs"], ["today"]]) void queries.invalidateQueries({ queryKey });
      },
      onData: () => {
        heard();
        for (const queryKey of FROM_DATA) void queries.invalidateQueries({ queryKey });
      },
      // Perhaps because nobody is signed in here any more.
      onRefused: () => void queries.invalidateQueries({ queryKey: meQuery.queryKey }),
    });
    const watch = setInterval(() => setSilent(silentSince(heardAt, Date.now())), 1000);
    return () => {
      stop();
      clearInterval(watch);
    };
  }, [isWanted, queries, drawnAt]);
  return silent;
}
