import type { Language } from "@waslijn/contract/shared/constants";
import type { Block, MailContent } from "./mail-content.ts";
import { mailWords } from "./mail-words.ts";

export function renderText(content: MailContent, language: Language): string {
  const line = content.line?.map(({ word, at }) => (at === "now" ? `[${word}]` : word)).join(" – ");
  return (
    [
      content.title,
      ...(line ? [line] : []),
      ...content.blocks.map(renderBlock),
      `-- \n${mailWords(language).footer.join("\n")}`,
    ].join("\n\n") + "\n"
  );
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case "text":
    case "small":
      return block.text;
    case "heading":
      return `${block.text}\n${"-".repeat(block.text.length)}`;
    case "facts":
      return block.facts
        .map(([label, value]) => `${label}: ${value.replace(/\r?\n/g, "\n  ")}`)
        .join("\n");
    case "sums":
      return [...block.lines, ["", ""], ...block.sums]
        .map(([label, amount]) => (label ? `${label}: ${amount}` : ""))
        .join("\n");
    case "steps":
      return block.steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
    case "link":
      return `${block.text}:\n${block.url}`;
    case "button":
      return [`${block.text}:\n${block.url}`, ...(block.note ? [block.note] : [])].join("\n\n");
  }
}
