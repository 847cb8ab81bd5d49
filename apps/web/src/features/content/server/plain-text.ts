import type { Block, Inline } from "./article.ts";
import { lookUp, type Facts } from "./facts.ts";

/** The words alone, for search engines and tests. */
export function plainText(blocks: readonly Block[], facts: Facts): string {
  return blocks.flatMap((block) => linesOf(block, facts)).join(" ");
}

function linesOf(block: Block, facts: Facts): string[] {
  if (block.kind === "paragraph") return [words(block.content, facts)];
  if (block.kind === "list") return block.items.map((item) => words(item, facts));
  return [block.head, ...block.rows].map((row) =>
    row.map((cell) => words(cell, facts)).join(" – "),
  );
}

export function words(content: readonly Inline[], facts: Facts): string {
  return content
    .map((part) => {
      if (part.kind === "text") return part.text;
      return part.kind === "reference" ? lookUp(part.words, facts) : words(part.content, facts);
    })
    .join("");
}
