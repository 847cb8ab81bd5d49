import { useQueryClient } from "@tanstack/react-query";
import { createContext, use, useEffect, useState } from "react";
import { meQuery } from "../api/me-query.ts";
import { consoleCalls } from "@waslijn/contract/calls/console";
import type { LiveChange } from "@waslijn/contract/console/today";

/**
 * The live channel sends a heartbeat every few seconds; after this long without one, the screen may be stale (DESK-06).
 */
export const SILENT_MS = 10_000;

/** Time of the last message, once the silence exceeds SILENT_MS. */
export const silentSince = (heardAt: number, now: number): number | undefined =>
  now - heardAt > SILENT_MS ? heardAt : undefined;

type Listeners = {
  /** Heartbeat, with the id of the last event sent. */
  onBeat: (event: number) => void;
  /** This order changed; without a number, any order may have. */
  onChange: (number?: string) => void;
  /** Runs changed. */
  onRun: () => void;
  /** Provider data changed. */
  onData: () => void;
  /** The server refused the connection. */
  onRefused: () => void;
};

const REOPEN_MS = 3000;

/** Opens the live channel for all orders. Returns the function that closes it. */
export function followDesk({ onBeat, onChange, onRun, onData, onRefused }: Listeners): () => void {
  let reopening: ReturnType<typeof setTimeout>;
  let hasOpened = false;
  const open = (): EventSource => {
    const line = new EventSource(`/api${consoleCalls.followDesk.path}`);
    line.addEventListener("open", () => {
      // The server replays events of orders, but not notes, messages and runs.
      if (hasOpened) onChange();
      hasOpened = true;
    });
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
      // EventSource reconnects after a network error by itself, but gives up when the server refuses.
      if (line.readyState !== EventSource.CLOSED) return;
      onRefused();
      reopening = setTimeout(() => {
        current = open();
      }, REOPEN_MS);
    });
    return line;
  };
  let current = open();
  return () => {
    current.close();
    clearTimeout(reopening);
  };
}

/** Query keys of every list and screen that shows something of an order. */
const FROM_ORDERS = [
  "orders",
  "today",
  "runs",
  "windows",
  "money",
  "care",
  "customers",
  "kits",
  "stages",
];
/** Query keys to invalidate when provider data, bags to post or notes on customers change. */
const FROM_DATA = ["data", "areas", "windows", "prices", "today", "kits", "customers"];

/** Query keys to invalidate when an order changes; without a number, when any may have. */
export const staleWithOrder = (...number: string[]): string[][] => [
  ...FROM_ORDERS.map((key) => [key]),
  ["order", ...number],
  ["counting", ...number],
];

/** Id of the last order event contained in the server-rendered document, if any. */
export const HeardContext = createContext<number | undefined>(undefined);

/**
 * Subscribes to the live channel and invalidates the queries of what changed. Returns since when the channel has been
 * silent, if it has.
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
      for (const queryKey of staleWithOrder(...order)) {
        void queries.invalidateQueries({ queryKey });
      }
    };
    const heard = (): void => {
      // After a long silence more may have been missed than the channel replays.
      if (silentSince(heardAt, Date.now()) !== undefined) refresh();
      heardAt = Date.now();
      setSilent(undefined);
    };
    const stop = followDesk({
      onBeat: (event) => {
        heard();
        // Catches changes between server rendering and the first heartbeat.
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
        for (const key of FROM_DATA) void queries.invalidateQueries({ queryKey: [key] });
      },
      // The session may have ended.
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
