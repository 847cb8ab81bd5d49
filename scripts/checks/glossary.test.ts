import { globSync, readFileSync } from "node:fs";
import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import { PROBLEMS, type ProblemType } from "@waslijn/contract/shared/problem";
import { expect, test } from "vitest";
import { titleOf } from "../../apps/api/src/http/problem-titles.ts";

const glossary = readFileSync("docs/glossary.md", "utf8");
const LOSERS_COLUMN = { nl: 2, en: 4 } as const;
const mayStay = [...glossary.matchAll(/^- `(.+?)`/gm)].map(([, phrase = ""]) => phrase);

function losersOf(language: Language): string[] {
  const rows = glossary.split("\n").filter((line) => /^\| (?!Dutch|---)/.test(line));
  return rows.flatMap((row) => {
    const cell = row.split("|")[LOSERS_COLUMN[language]] ?? "";
    return cell
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean);
  });
}

/** Whole words only: `waszak` does not contain `zak`. */
const findWord = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${word}(?![\\p{L}\\p{N}])`, "iu");

/** String literals of a dictionary file, without keys and imports. */
function quotedIn(source: string): string {
  const texts = source
    .replace(/^import .*$/gm, "")
    .replace(/\/\*\*?[\s\S]*?\*\//g, "")
    .replace(/^\s*"[^"\n]*":/gm, "");
  const quoted = texts.match(/"(?:[^"\\]|\\.)*"|`[^`]*`/g) ?? [];
  return quoted.map((one) => one.replace(/\$\{[^}]*\}/g, "…")).join("\n");
}

/** Text of a content file, without link targets. */
const proseIn = (source: string): string =>
  source.replace(/\]\([^)]*\)/g, "]").replace(/\{[{#][^}]*\}+/g, "…");

function textsIn(language: Language): [where: string, words: string][] {
  const files = globSync(`{apps,packages}/*/src/**/*.${language}.ts`);
  const articles = globSync(`apps/web/content/${language}/*.md`);
  const seed = globSync("apps/api/src/seed/*.json").map((path): [string, string] => [
    path,
    [...readFileSync(path, "utf8").matchAll(new RegExp(`"\\w+_${language}": "([^"]*)"`, "g"))]
      .map(([, name]) => name)
      .join("\n"),
  ]);
  return [
    ...files.map((path): [string, string] => [path, quotedIn(readFileSync(path, "utf8"))]),
    ...articles.map((path): [string, string] => [path, proseIn(readFileSync(path, "utf8"))]),
    ...seed,
    [
      "problem titles",
      Object.keys(PROBLEMS)
        .map((type) => titleOf(type as ProblemType, language))
        .join("\n"),
    ],
  ];
}

test.each(LANGUAGES)("no text in %s uses a word that lost", (language) => {
  const texts = textsIn(language);
  expect(texts.length).toBeGreaterThan(25);
  const found = losersOf(language).flatMap((word) =>
    texts.flatMap(([where, words]) => {
      const rest = mayStay.reduce((left, phrase) => left.replaceAll(phrase, ""), words);
      const line = rest.split("\n").find((one) => findWord(word).test(one));
      return line === undefined ? [] : [`${word}: ${line.slice(0, 120)} (${where})`];
    }),
  );
  expect(found).toEqual([]);
});

test("the glossary names a winner and words that lost in both languages", () => {
  for (const language of LANGUAGES) expect(losersOf(language).length).toBeGreaterThan(15);
});
