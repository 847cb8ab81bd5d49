import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { buildServer } from "../scripts/build-server.ts";
import { requireTools } from "../scripts/test/tools.ts";
import { buildWeb, isStale } from "../scripts/web-build.ts";
import { endWithUs } from "./harness/end-with-us.ts";
import type { Held, Line } from "./line.ts";
import { lastSeconds, printTable, writeRow, writeWhole, type Row } from "./report.ts";
import { openTried } from "./tried-before.ts";

/**
 * `npm run proof`, `npm run proof -- oversell same-key`, `npm run proof -- --quick`. The whole continues where it was
 * interrupted if the commit is the same; `--anew` begins again.
 */
const LINES = join(import.meta.dirname, "lines");
const LINE_PATIENCE_MS = 60 * 60_000;
/** Lines that compute leave the processor to those that wait for faults and restarts beside them. */
const NICE = 5;

/** Result of a line with the CPU time it took. */
export type Tried = Held & { cpuSeconds: number };

const given = process.argv.slice(2);
const quick = given.includes("--quick");
const wanted = given.filter((word) => !word.startsWith("--"));
const known = readdirSync(LINES).map((file) => file.replace(/\.ts$/, ""));
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. Lines: ${known.join(", ")}.`);
  process.exit(2);
}
const isWhole = wanted.length === 0 && !quick;

requireTools();
if (isStale()) await buildWeb();
// Nodes start from the bundle, as a provider's do after `npm run build`.
await buildServer();

const before = isWhole ? openTried(commit(), given.includes("--anew")) : undefined;
const rows: Row[] = before?.rows() ?? [];
if (rows.length > 0) {
  console.error(`${rows.length} lines held on this commit before; --anew tries them again.`);
}
const left = (wanted.length > 0 ? wanted : known).filter(
  (name) => !rows.some((row) => row.name === name),
);
await proveAll(left);
rows.sort((a, b) => a.name.localeCompare(b.name));
printTable(rows);
if (before) writeWhole(rows, before.minutes());
process.exit(rows.every((row) => row.held) ? 0 : 1);

/** Lines that wait run beside lines that compute, the longest first; then the others alone. */
async function proveAll(names: readonly string[]): Promise<void> {
  const expected = lastSeconds();
  const lines = await Promise.all(names.map(async (name) => ({ name, line: await load(name) })));
  const ofKind = (kind: Line["beside"]) =>
    lines
      .filter(({ line }) => line.beside === kind)
      .sort((a, b) => (expected.get(b.name) ?? 0) - (expected.get(a.name) ?? 0));
  const [waiting, computing] = [ofKind("waits"), ofKind("computes")];
  const lane = async (mine: typeof lines, others: typeof lines): Promise<void> => {
    for (;;) {
      const next = mine.shift() ?? others.shift();
      if (!next) return;
      await prove(next.name, next.line);
    }
  };
  await Promise.all([lane(waiting, computing), lane(computing, waiting)]);
  for (const { name, line } of ofKind(undefined)) await prove(name, line);
}

async function load(name: string): Promise<Line> {
  const { line }: { line: Line } = await import(join(LINES, `${name}.ts`));
  return line;
}

async function prove(name: string, { promise, test, beside }: Line): Promise<void> {
  const began = performance.now();
  console.error(`${name} …`);
  const { cpuSeconds, ...outcome } = await tryApart(name, beside);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.error(
    `${name}: ${outcome.held ? "held" : "NOT HELD"} in ${seconds} s, ${cpuSeconds} s of CPU: ${outcome.figure}`,
  );
  const row = { name, promise, test, ...outcome, seconds };
  rows.push(row);
  if (quick) return;
  writeRow(row);
  before?.add(row);
}

/** Runs the line in a process of its own, which is ended if it takes too long. */
async function tryApart(name: string, beside: Line["beside"]): Promise<Tried> {
  const child = fork(join(import.meta.dirname, "prove-line.ts"), [name, quick ? "quick" : "full"]);
  endWithUs(child, "SIGTERM");
  if (child.pid !== undefined && beside === "computes") setPriority(child.pid, NICE);
  let tried: Tried | undefined;
  child.once("message", (message: Tried) => (tried = message));
  const timer = setTimeout(() => child.kill("SIGTERM"), LINE_PATIENCE_MS);
  const [code] = await once(child, "exit");
  clearTimeout(timer);
  return tried ?? { figure: `could not be tried: ended with ${code}`, held: false, cpuSeconds: 0 };
}

/** Undefined where sources differ from the commit: such results are not continued. */
function commit(): string | undefined {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
  const written = [":(exclude)docs/proof.md", ":(exclude)docs/pictures"];
  if (git("status", "--porcelain", "--", ".", ...written)) return undefined;
  return git("rev-parse", "HEAD");
}
