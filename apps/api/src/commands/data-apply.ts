import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ApplyResult } from "../modules/provider-data/apply-data.ts";
import type { DataFile } from "../modules/provider-data/data-record.ts";
import { StartError } from "../errors.ts";
import { atDatabase } from "./control/at-database.ts";
import { runCommand } from "./terminal/command-line.ts";
import { printTable } from "./terminal/print-table.ts";

await runCommand({
  name: "data:apply",
  usage: "FOLDER [--dry-run] [--remove]",
  about:
    "Makes hubs, calendars, closures, capacities, areas, companies, locations, prices, fees and\npromo codes be as the files in a folder say. Everything is checked first; then it all happens\nat once, or nothing does. A file tells of all its entries; what has no file stays as it is.\nPages show new prices at the next load. docs/provider-data.md describes the files.",
  options: {
    "dry-run": { type: "boolean", help: "shows what would change and changes nothing" },
    remove: { type: "boolean", help: "also removes entries that a file leaves out" },
  },
  words: [1, 1],
  examples: ["prices --dry-run", "prices"],
  async run(input) {
    const [folder = ""] = input.words;
    const result = await atDatabase("applyData", {
      files: await readFolder(folder),
      dryRun: input.has("dry-run"),
      mayRemove: input.has("remove"),
    });
    show(result);
  },
});

async function readFolder(folder: string): Promise<DataFile[]> {
  const names = await readdir(folder).catch(() => {
    throw new StartError(`There is no folder ${folder}.`);
  });
  const wanted = names.filter((name) => /\.(json|csv)$/i.test(name)).sort();
  if (wanted.length === 0) throw new StartError(`There are no .json or .csv files in ${folder}.`);
  return Promise.all(
    wanted.map(async (name) => ({ name, text: await readFile(join(folder, name), "utf8") })),
  );
}

function show({ differences, warnings, outcome }: ApplyResult): void {
  const rows = differences.flatMap((one) =>
    one.kind === "changed"
      ? one.fields.map(({ name, from, to }) => [
          one.table,
          one.entry,
          name,
          printValue(from),
          printValue(to),
        ])
      : [[one.table, one.entry, one.kind, "", ""]],
  );
  if (rows.length > 0)
    console.log(`${printTable(["data", "entry", "field", "now", "then"], rows)}\n`);
  for (const warning of warnings) console.log(`Mind: ${warning}`);
  switch (outcome) {
    case "nothing to do":
      return console.log("Everything is as the files say already.");
    case "dry run":
      return console.log("Nothing was changed, because of --dry-run.");
    case "would remove":
      throw new StartError(
        "Nothing was changed: entries would be removed, and that takes --remove.",
      );
    case "applied":
      return console.log("Applied.");
  }
}

function printValue(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
