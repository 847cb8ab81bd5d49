import { createHash } from "node:crypto";
import { brand } from "@waslijn/contract/brand";
import { LANGUAGES } from "@waslijn/contract/constants";
import { PAGE_DATA_ID, type PageData } from "../lib/page-data.ts";
import { href, type Place } from "../paths.ts";
import sprite from "../ui/drawings/sprite.svg?raw";
import { pageKeyOf, type PageKey } from "./pages.ts";

/** What the build made: where the app starts and what each page looks like. */
export type Assets = {
  entry: string;
  boot: string;
  css(key: PageKey): { css: string; files: string[] };
  /** In development the entry is a plain module and styles come with it. */
  development?: { head: string };
};

export type RenderedDocument = {
  status: number;
  language: string;
  html: string;
  /** The inline script and style that the security policy lets through, by hash. */
  hashes: { script: string[]; style: string[] };
};

type Ingredients = { markup: string; place: Place; data: PageData; origin: string; assets: Assets };

const FONTS = ["familjen-grotesk-latin-wght-normal", "instrument-sans-latin-wght-normal"];
/** Said first, so that the order of the layers does not depend on the order of the files. */
const LAYERS = "@layer tokens,reset,base,layout,components,parts,pages;";
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

export function toDocument({ markup, place, data, origin, assets }: Ingredients): RenderedDocument {
  const hoisted = HOISTED.exec(markup)?.[0] ?? "";
  const body = markup.slice(hoisted.length);
  const { css: sheet, files } = assets.css(pageKeyOf(place));
  const css = LAYERS + sheet;
  const html = `<!doctype html>
<html lang="${place.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${hoisted}
${links(place, origin)}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0f1926" media="(prefers-color-scheme: dark)">
${FONTS.map((font) => `<link rel="preload" href="/fonts/${font}.woff2" as="font" type="font/woff2" crossorigin>`).join("\n")}
${assets.development ? assets.development.head : `<style>${css}</style>\n${files.map(inlined).join("\n")}\n<script data-entry="${assets.entry}">${assets.boot}</script>`}
</head>
<body>
${sprite.trim()}
<div id="app">${body}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${toInertJson(data)}</script>
</body>
</html>
`;
  return {
    status: place.route === "not-found" ? 404 : 200,
    language: place.language,
    html,
    hashes: assets.development
      ? { script: [], style: [] }
      : { script: [sha256(assets.boot)], style: [sha256(css)] },
  };
}

/** Tells the loader of page chunks that this file is in the page already; disabled, it is not fetched. */
const inlined = (file: string): string => `<link rel="stylesheet" href="/${file}" disabled>`;

/** Canonical and language links; pages that nobody should find carry none. */
function links(place: Place, origin: string): string {
  if (place.route === "not-found" || place.route === "recover-token" || place.route === "logout") {
    return `<meta name="robots" content="noindex">`;
  }
  const at = (language: (typeof LANGUAGES)[number]) =>
    `${origin}${href(canonical(place), language)}`;
  return [
    `<link rel="canonical" href="${at(place.language)}">`,
    ...LANGUAGES.map(
      (language) => `<link rel="alternate" hreflang="${language}" href="${at(language)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${at("nl")}">`,
    `<meta property="og:site_name" content="${brand.name}">`,
  ].join("\n");
}

/** Home answers under two addresses; one of them is the one to remember. */
const canonical = (place: Place) => (place.route === "order" ? "home" : place.route);

/** JSON that can never end its script element. */
const toInertJson = (data: PageData): string => JSON.stringify(data).replaceAll("<", "\\u003c");

const sha256 = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
