import type { Language } from "@waslijn/contract/shared/constants";
import { type Article, parseArticle } from "./parse-article.ts";

const sources = import.meta.glob<string>("../../../../content/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

export type ArticleName = "explore" | "faq" | "jobs" | "privacy" | "terms";
/** Dutch only in the specification (CONT-16, CONT-20). */
const DUTCH_ONLY: readonly ArticleName[] = ["jobs", "terms"];

const parsed = new Map<string, Article>();

export const articleLanguage = (name: ArticleName, language: Language): Language =>
  DUTCH_ONLY.includes(name) ? "nl" : language;

export function article(name: ArticleName, language: Language): Article {
  const path = `../../../../content/${articleLanguage(name, language)}/${name}.md`;
  const known = parsed.get(path) ?? parseArticle(sources[path] ?? missing(path));
  parsed.set(path, known);
  return known;
}

function missing(path: string): never {
  throw new Error(`There is no text at ${path}.`);
}
