import { createHash } from "node:crypto";
import { PAGE_DATA_ID, type PageData } from "../lib/page-data.ts";
import type { Visit } from "../paths.ts";
import sprite from "../ui/sprite.svg?raw";
import { brandLogo, brandStyle } from "@waslijn/contract/shared/brands/brand-style";
import { headTags } from "./head-tags.ts";
import { toInertJson } from "@waslijn/design/inert-json.ts";
import { pageKeyOf, type PageKey } from "../parts/navigation/page-key.ts";
import { structuredDataOf } from "../features/content/server/structured-data.ts";

/** Build output: entry scripts and styles per page. */
export type Assets = {
  entry: string;
  boot: string;
  script(key: PageKey): string;
  css(key: PageKey): string;
  /** In development the entry is a plain module that injects its styles. */
  development?: { head: string };
};

export type RenderedDocument = {
  status: number;
  language: string;
  html: string;
  /** Hashes of the inline script and style, for the Content-Security-Policy. */
  hashes: { script: string[]; style: string[] };
};

type Ingredients = { markup: string; visit: Visit; data: PageData; origin: string; assets: Assets };

/** Declared first, so that the layer order does not depend on the order of the files. */
const LAYERS = "@layer tokens,reset,base,layout,components,parts,pages;";
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;
const SPRITE = sprite.trim();
/** With the logo of now: the name of the business is a setting. */
const spriteWithLogo = (): string => SPRITE.replace("</svg>", () => `${brandLogo()}</svg>`);

export function toDocument({ markup, visit, data, origin, assets }: Ingredients): RenderedDocument {
  const hoisted = HOISTED.exec(markup)?.[0] ?? "";
  const body = markup.slice(hoisted.length);
  const key = pageKeyOf(visit);
  const script = assets.script(key);
  const css = LAYERS + brandStyle + assets.css(key);
  const html = `<!doctype html>
<html lang="${visit.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${hoisted}
${headTags(visit, origin, hoisted)}
${assets.development ? `<style>${LAYERS}${brandStyle}</style>\n${assets.development.head}` : `<style>${css}</style>\n<script data-entry="${assets.entry}" data-page="${script}">${assets.boot}</script>`}
</head>
<body>
${spriteWithLogo()}
<div id="app">${body}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${toInertJson({ ...data, script })}</script>
${structuredData(visit, data, origin)}
</body>
</html>
`;
  return {
    status: visit.route === "not-found" || data.order === null || data.pay === null ? 404 : 200,
    language: visit.language,
    html,
    hashes: assets.development
      ? { script: [], style: [] }
      : { script: [sha256(assets.boot)], style: [sha256(css)] },
  };
}

const sha256 = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** JSON-LD for search engines. */
function structuredData(visit: Visit, data: PageData, origin: string): string {
  const described = structuredDataOf(visit, data, origin);
  return described
    ? `<script type="application/ld+json">${toInertJson({ "@context": "https://schema.org", ...described })}</script>`
    : "";
}
