/** Bold, a link or a reference; everything else is plain text. */
const MARK = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)|\{\{([^}]+)\}\}/g;

function parseInline(text: string): Inline[] {
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

const SECTION = /^(.+?)\s*\{#([\w-]+)\}$/;
const BULLET = /^- /;
const NUMBER = /^\d+\. /;

/**
 * Parses the Markdown subset of the texts under content/: `# Title`, `## Section {#id}`, `### Topic`, and between them
 * paragraphs, lists and tables, separated by empty lines.
 */
export function parseArticle(source: string): Article {
  const article: Article = { title: "", intro: [], sections: [] };
  let section: Section | undefined;
  let topic: Topic | undefined;
  for (const chunk of source.trim().split(/\n\s*\n/)) {
    const [, marks, title = ""] = /^(#{1,3}) (.+)$/.exec(chunk) ?? [];
    if (marks === "#") article.title = title;
    else if (marks === "##") {
      section = toSection(title);
      topic = undefined;
      article.sections.push(section);
    } else if (marks === "###") {
      if (!section) throw new Error(`The topic “${title}” stands outside a section.`);
      topic = { title, blocks: [] };
      section.topics.push(topic);
    } else (topic?.blocks ?? section?.blocks ?? article.intro).push(toBlock(chunk));
  }
  return article;
}

function toSection(heading: string): Section {
  const [, title, id] = SECTION.exec(heading) ?? [];
  if (!title || !id) throw new Error(`The section “${heading}” has no {#id}.`);
  return { id, title, blocks: [], topics: [] };
}

function toBlock(chunk: string): Block {
  const lines = chunk.split("\n");
  const first = lines[0] ?? "";
  if (first.startsWith("|")) return toTable(lines);
  const marker = [BULLET, NUMBER].find((sign) => sign.test(first));
  if (!marker) return { kind: "paragraph", content: parseInline(lines.join(" ")) };
  return {
    kind: "list",
    ordered: marker === NUMBER,
    items: lines.map((line) => parseInline(line.replace(marker, ""))),
  };
}

function toTable(lines: string[]): Block {
  const [head = [], , ...rows] = lines.map(cells);
  return { kind: "table", head, rows };
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => parseInline(cell.trim()));

/** Parsed text of a file under content/. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; content: Inline[] }
  | { kind: "link"; to: string; content: Inline[] }
  /** `{{config PRICE_SERVICE_FEE}}`: resolved when the page is rendered. */
  | { kind: "reference"; words: string[] };

export type Block =
  | { kind: "paragraph"; content: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

type Topic = { title: string; blocks: Block[] };
export type Section = { id: string; title: string; blocks: Block[]; topics: Topic[] };
export type Article = { title: string; intro: Block[]; sections: Section[] };
