import type { Inline } from "./article.ts";

/** Strong words, a link, or a reference; whatever else a line holds is plain text. */
const MARK = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)|\{\{([^}]+)\}\}/g;

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const mark of text.matchAll(MARK)) {
    if (mark.index > end) parts.push({ kind: "text", text: text.slice(end, mark.index) });
    parts.push(toInline(mark));
    end = mark.index + mark[0].length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

function toInline([, strong, words, to, reference]: RegExpMatchArray): Inline {
  if (strong !== undefined) return { kind: "strong", content: parseInline(strong) };
  if (words !== undefined && to !== undefined) {
    return { kind: "link", to, content: parseInline(words) };
  }
  return { kind: "reference", words: (reference ?? "").trim().split(/\s+/) };
}
