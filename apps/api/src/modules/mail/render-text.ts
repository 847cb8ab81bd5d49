import type { Block, MailContent } from "./mail-content.ts";

export function renderText(content: MailContent, footer: readonly string[]): string {
  return [...content.blocks.map(renderBlock), `-- \n${footer.join("\n")}`].join("\n\n") + "\n";
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case "text":
      return block.text;
    case "heading":
      return `${block.text}\n${"-".repeat(block.text.length)}`;
    case "facts":
      return block.facts
        .map(([label, value]) => `${label}: ${value.replace(/\r?\n/g, "\n  ")}`)
        .join("\n");
    case "steps":
      return block.steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
    case "button":
      return `${block.text}:\n${block.url}`;
  }
}
