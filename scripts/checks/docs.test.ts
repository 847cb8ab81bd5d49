import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const DOCS = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md")];
/** Folders that docs may leave out of a path: the page's own and the API's. */
const NEAR = ["", "apps/api/"];

const FEATURES = [
  "order",
  "plan",
  "bill",
  "refund",
  "complaint",
  "run",
  "count",
  "grant",
  "link",
  "account",
  "erasure",
  "price change",
  "closed day",
];

const read = (path: string): string => readFileSync(path, "utf8");

test.each(DOCS)("%s links to nothing that is gone", (page) => {
  const links = [...read(page).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, link = ""]) => link);
  const gone = links.filter(
    (link) => !/^(https?:|mailto:|\/)/.test(link) && !existsSync(join(dirname(page), link)),
  );
  expect(gone).toEqual([]);
});

test.each(["docs/feature-pairs.md", "docs/security.md"])(
  "every test that %s names exists",
  (page) => {
    const named = [...read(page).matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:test|e2e)\.ts)`/g)];
    const gone = named
      .map(([, file = ""]) => file)
      .filter((file) => !NEAR.some((folder) => existsSync(folder + file)));
    expect(named.length).toBeGreaterThan(20);
    expect(gone).toEqual([]);
  },
);

test("every pair of features has a row, with its test or why they do not meet", () => {
  const sections = read("docs/feature-pairs.md").split(/^## /m).slice(1);
  const rows = sections.flatMap((section) => {
    const [feature = "", ...lines] = section.trim().split("\n");
    return lines.slice(2).map((line) => [feature, ...line.split("|").map((cell) => cell.trim())]);
  });
  const wanted = FEATURES.flatMap((one, at) => FEATURES.slice(at).map((other) => [one, other]));
  expect(rows.map(([feature, , other]) => [feature, other])).toEqual(wanted);
  const unsaid = rows.filter(([, , , what = "", shown = ""]) =>
    what.startsWith("No meeting") ? shown !== "" : !/\.(test|e2e)\.ts`/.test(shown),
  );
  expect(unsaid).toEqual([]);
});
