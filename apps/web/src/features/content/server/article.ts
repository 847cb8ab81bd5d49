/** What a text under content/ says, before it is drawn. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; content: Inline[] }
  | { kind: "link"; to: string; content: Inline[] }
  /** `{{config PRICE_SERVICE_FEE}}`: words that are looked up when the page is rendered. */
  | { kind: "reference"; words: string[] };

export type Block =
  | { kind: "paragraph"; content: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

export type Topic = { title: string; blocks: Block[] };
export type Section = { id: string; title: string; blocks: Block[]; topics: Topic[] };
export type Article = { title: string; intro: Block[]; sections: Section[] };
