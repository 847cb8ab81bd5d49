import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { printCallTables } from "./call-tables.ts";

const CONTRACT = new URL("../packages/contract/src/", import.meta.url);

test("the tables of calls for browsers are those of the contract", async () => {
  const files = await readdir(new URL("calls", CONTRACT));
  const committed = await Promise.all(
    files.map(async (file) => [
      `calls/${file}`,
      await readFile(new URL(`calls/${file}`, CONTRACT), "utf8"),
    ]),
  );
  expect(Object.fromEntries(committed), "run scripts/write-contract.ts").toEqual(printCallTables());
});
