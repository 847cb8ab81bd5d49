import { readFile, writeFile } from "node:fs/promises";
import { printDerived, readAreas } from "./postal-areas/derive.ts";

/** Writes the positions of all postal codes from the list beside this repository. */
const list = process.argv[2] ?? new URL("../../shared/data/pc4.csv", import.meta.url);
const derived = new URL("../packages/contract/src/shared/postal-areas-derived.ts", import.meta.url);
await writeFile(derived, printDerived(readAreas(await readFile(list, "utf8"))));
