import { toInertJson } from "@waslijn/design/inert-json.ts";
import { pageTitle } from "../parts/bar/bar.tsx";
import { DRAWN_ID, type Drawn } from "./drawn.ts";

/** What the build made: the document without a screen, and the files of one. */
export type Built = {
  document: string;
  sheets: string[];
  scripts: string[];
};

const SCRIPTS = /<script [^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Puts what was drawn into the document that the build made. */
export function toDocument(built: Built, markup: string, drawn: Drawn): string {
  const [, heading = ""] = /<h1>([^<]*)<\/h1>/.exec(markup) ?? [];
  const data = `<script type="application/json" id="${DRAWN_ID}">${toInertJson(drawn)}</script>`;
  return withLinks(built)
    .replace(/<html lang="\w+">/, `<html lang="${drawn.language}">`)
    .replace(/<title>.*<\/title>/, () => `<title>${pageTitle(heading)}</title>`)
    .replace(
      /(<div id="console">)(<\/div>)/,
      (_, open, close) => `${open}${markup}${close}\n${data}`,
    );
}

/** Sheets hold the paint, scripts do not: on a slow line they come after them. */
function withLinks({ document, sheets, scripts }: Built): string {
  const links = [
    ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    ...(document.match(SCRIPTS) ?? []),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ];
  return document
    .replace(SCRIPTS, "")
    .replace("</head>", () => `${links.join("\n")}\n</head>`)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
