import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Row } from "./report.ts";

const FILE = resolve(import.meta.dirname, "../var/proof.json");

type Stored = { commit: string; minutes: number; rows: Row[] };

/** Results of a whole proof that was interrupted. */
export type TriedBefore = {
  /** Lines that held on this commit. */
  rows(): Row[];
  add(row: Row): void;
  /** Duration of all runs on this commit. */
  minutes(): number;
};

/** Keeps the results of one commit beside it, until another one is tried; nothing without a commit. */
export function openTried(
  commit: string | undefined,
  anew: boolean,
  file: string = FILE,
): TriedBefore {
  const found = anew ? undefined : read(file);
  const isSame = commit !== undefined && found?.commit === commit;
  const stored: Stored = isSame ? found : { commit: commit ?? "", minutes: 0, rows: [] };
  if (!isSame) rmSync(file, { force: true });
  const began = performance.now();
  const minutes = (): number => stored.minutes + (performance.now() - began) / 60_000;
  const rows = stored.rows.filter(({ held }) => held);
  return {
    rows: () => [...rows],
    minutes,
    add(row) {
      rows.push(row);
      if (commit === undefined) return;
      mkdirSync(dirname(file), { recursive: true });
      const written: Stored = { commit, minutes: minutes(), rows };
      writeFileSync(file, JSON.stringify(written));
    },
  };
}

function read(file: string): Stored | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Stored;
  } catch {
    return undefined;
  }
}
