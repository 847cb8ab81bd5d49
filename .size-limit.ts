import { statSync } from "node:fs";
import { consoleFiles, pageFiles } from "./scripts/checks/page-files.ts";

/** JavaScript that a first visit transfers at most, and in how many files: each is a request. */
const LIMITS: Record<string, [size: string, files: number]> = {
  home: ["69.1 KiB", 4],
  faq: ["68.6 KiB", 5],
  pricelist: ["70 KiB", 7],
  explore: ["68.6 KiB", 5],
  contact: ["69.4 KiB", 6],
  terms: ["68.9 KiB", 7],
  cookie: ["68.7 KiB", 6],
  jobs: ["69.4 KiB", 6],
  "not-found": ["69.1 KiB", 6],
  "order-flow": ["83.5 KiB", 7],
  "re-use": ["86.2 KiB", 8],
  "my-order": ["80 KiB", 10],
  "my-orders": ["80 KiB", 11],
  pay: ["78.9 KiB", 11],
  recover: ["73 KiB", 6],
  "recover-token": ["73.5 KiB", 8],
  b2b: ["71.2 KiB", 6],
  retail: ["71.5 KiB", 6],
  collection: ["71.5 KiB", 6],
  retour: ["71.8 KiB", 6],
};

/** The same for an order's page with what it loads by itself once it can be used. */
const WHOLE_ORDER: [size: string, files: number] = ["93 KiB", 17];

/** What takes over the list that the server drew; what no list needs is loaded later. */
const CONSOLE = "134 KiB";

/** As the build has compressed them, and as they are sent. */
function compressed(files: string[], most: number): string[] {
  // Of a file without code nobody asks: its styles are in the document.
  const sent = files.filter((file) => statSync(file).size > 1);
  if (sent.length > most)
    throw new Error(`${sent.length} files instead of ${most}: ${sent.join(", ")}`);
  return sent.map((file) => `${file}.br`);
}

const pages = Object.entries(LIMITS).flatMap(([page, [limit, files]]) =>
  (["nl", "en"] as const).map((language) => ({
    name: `${page} (${language})`,
    path: compressed(pageFiles(page, language), files),
    limit,
    brotli: false,
  })),
);

export default [
  ...pages,
  {
    name: "my-order, with all that it loads by itself",
    path: compressed(pageFiles("my-order", "nl", "mine-later"), WHOLE_ORDER[1]),
    limit: WHOLE_ORDER[0],
    brotli: false,
  },
  {
    name: "console, until the list of orders is taken over",
    path: consoleFiles().map((file) => `${file}.br`),
    limit: CONSOLE,
    brotli: false,
  },
];
