import { expect, it } from "vitest";
import { parseArticle } from "./parse-article.ts";

const words = (text: string) => [{ kind: "text", text }];

it("reads title, introduction, sections and topics", () => {
  const article = parseArticle(
    "# Questions\n\nShort.\n\n## Service {#service}\n\nAbout us.\n\n### Who?\n\nWe.\n\nAll of us.",
  );
  expect(article).toEqual({
    title: "Questions",
    intro: [{ kind: "paragraph", content: words("Short.") }],
    sections: [
      {
        id: "service",
        title: "Service",
        blocks: [{ kind: "paragraph", content: words("About us.") }],
        topics: [
          {
            title: "Who?",
            blocks: [
              { kind: "paragraph", content: words("We.") },
              { kind: "paragraph", content: words("All of us.") },
            ],
          },
        ],
      },
    ],
  });
});

it("reads lists with bullets and with numbers, and tables", () => {
  const { intro } = parseArticle(
    "# T\n\n- one\n- two\n\n1. first\n2. second\n\n| A | B |\n| - | - |\n| 1 | 2 |",
  );
  expect(intro).toEqual([
    { kind: "list", ordered: false, items: [words("one"), words("two")] },
    { kind: "list", ordered: true, items: [words("first"), words("second")] },
    { kind: "table", head: [words("A"), words("B")], rows: [[words("1"), words("2")]] },
  ]);
});

it("reads strong words, links and references within a line", () => {
  const { intro } = parseArticle("# T\n\nPay **{{config FEE}}** or [read](path:terms).");
  expect(intro[0]).toEqual({
    kind: "paragraph",
    content: [
      ...words("Pay "),
      { kind: "strong", content: [{ kind: "reference", words: ["config", "FEE"] }] },
      ...words(" or "),
      { kind: "link", to: "path:terms", content: words("read") },
      ...words("."),
    ],
  });
});

it("says what is wrong with a section without an id or a topic outside a section", () => {
  expect(() => parseArticle("## Service")).toThrow("{#id}");
  expect(() => parseArticle("# T\n\n### Who?")).toThrow("outside a section");
});
