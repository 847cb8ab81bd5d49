import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buildServer } from "../scripts/build-server.ts";
import { requireTools } from "../scripts/test/tools.ts";
import { buildWeb, isStale } from "../scripts/web-build.ts";
import type { Line, Size } from "./line.ts";
import { printTable, writeRow, type Row } from "./report.ts";

/** `npm run proof`, `npm run proof -- oversell same-key`, `npm run proof -- --quick`. */
const LINES = join(import.meta.dirname, "lines");
const LINE_PATIENCE_MINUTES = 60;

const given = process.argv.slice(2);
const quick = given.includes("--quick");
const wanted = given.filter((word) => !word.startsWith("--"));
const known = readdirSync(LINES).map((file) => file.replace(/\.ts$/, ""));
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. Lines: ${known.join(", ")}.`);
  process.exit(2);
}
const size: Size = { quick, times: (full, small) => (quick ? small : full) };

requireTools();
if (isStale()) await buildWeb();
// Nodes start from the bundle, as a provider's do after `npm run build`.
await buildServer();
const rows: Row[] = [];
for (const name of known.filter((one) => wanted.length === 0 || wanted.includes(one))) {
  const row = await prove(name);
  rows.push(row);
  if (!quick) writeRow(row);
}
printTable(rows);
process.exit(rows.every((row) => row.held) ? 0 : 1);

async function prove(name: string): Promise<Row> {
  const { line }: { line: Line } = await import(join(LINES, `${name}.ts`));
  const began = performance.now();
  console.error(`${name} …`);
  const outcome = await Promise.race([line.run(size), tooLong()]).catch((error: unknown) => ({
    figure: `could not be tried: ${error instanceof Error ? error.message : String(error)}`,
    held: false,
  }));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.error(
    `${name}: ${outcome.held ? "held" : "NOT HELD"} in ${seconds} s: ${outcome.figure}`,
  );
  return { name, promise: line.promise, test: line.test, ...outcome, seconds };
}

function tooLong(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(
      () => reject(new Error(`not finished in ${LINE_PATIENCE_MINUTES} minutes`)),
      LINE_PATIENCE_MINUTES * 60_000,
    ).unref();
  });
}
