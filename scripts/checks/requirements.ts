import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

/** Groups of which every id must be named by a test. */
const FINISHED = [
  "ROUTE",
  "HOME",
  "FLOW",
  "TIME",
  "AREA",
  "SESS",
  "BIZ",
  "CODE",
  "B2B",
  "RET",
  "REC",
  "CONT",
  "CHROME",
  "API",
  "ERR",
  "RULE",
  "TRACK",
  "STATE",
  "LIFE",
  "MINE",
  "BILL",
  "PHONE",
  "PAY",
  "SETUP",
  "SET",
  "BOOKS",
  "STAFF",
  "DESK",
  "PLAN",
  "CARE",
  "COUNT",
  "DRIVE",
  "SHOP",
  "PERSON",
  "OPEN",
  "CLUSTER",
];

/** Groups in progress; must become empty. */
const OPEN: string[] = [];

const root = resolve(import.meta.dirname, "../..");
const ID = /\b([A-Z0-9]+-\d{2})\b/g;
const TESTS = /\.(test\.tsx?|e2e\.ts)$/;
const SKIPPED = new Set(["node_modules", "dist", "var", ".git"]);

function tests(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (SKIPPED.has(name)) return [];
    return statSync(path).isDirectory() ? tests(path) : TESTS.test(name) ? [path] : [];
  });
}

const listed = readFileSync(join(root, "docs/requirements.md"), "utf8");
const ids = [...listed.matchAll(/^- \*\*([A-Z0-9]+-\d{2})\*\*/gm)].map(([, id = ""]) => id);
const named = new Set(
  tests(root).flatMap((file) => [...readFileSync(file, "utf8").matchAll(ID)].map(([, id]) => id)),
);

const groups = Map.groupBy(ids, (id) => id.replace(/-\d+$/, ""));
let failed = false;
for (const [group, members] of groups) {
  const missing = members.filter((id) => !named.has(id));
  const isOpen = OPEN.includes(group);
  const isBroken = isOpen === FINISHED.includes(group) || (!isOpen && missing.length > 0);
  failed ||= isBroken;
  const detail = missing.length > 0 ? `  missing ${missing.join(" ")}` : "";
  console.log(
    `${group.padEnd(7)} ${members.length - missing.length}/${members.length}${isBroken ? "  NOT FINISHED" : isOpen ? "  open" : ""}${detail}`,
  );
}
process.exitCode = failed ? 1 : 0;
