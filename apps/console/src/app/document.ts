import { toInertJson } from "@waslijn/ui/take-over/inert-json.ts";
import { pageTitle } from "../parts/bar/bar.tsx";
import { DRAWN_ID, type Drawn } from "./drawn.ts";

/** What the build made: the document without a screen, and the files of one. */
export type Built = {
  document: string;
  sheets: string[];
  scripts: string[];
};

/** Puts what was drawn into the document that the build made. */
export function toDocument({ document, sheets, scripts }: Built, markup: string, drawn: Drawn) {
  const [, heading = ""] = /<h1>([^<]*)<\/h1>/.exec(markup) ?? [];
  const links = [
    ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ];
  const data = `<script type="application/json" id="${DRAWN_ID}">${toInertJson(drawn)}</script>`;
  return document
    .replace(/<html lang="\w+">/, `<html lang="${drawn.language}">`)
    .replace(/<title>.*<\/title>/, () => `<title>${pageTitle(heading)}</title>`)
    .replace("</head>", () => `${links.join("\n")}\n</head>`)
    .replace(
      /(<div id="console">)(<\/div>)/,
      (_, open, close) => `${open}${markup}${close}\n${data}`,
    );
}
