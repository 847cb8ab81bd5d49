import { BY_ITSELF } from "./apps/web/shared-files.ts";
import { consoleFiles, pageFiles } from "./scripts/checks/page-files.ts";

/** JavaScript that a first visit transfers at most. */
const CONTENT = "69.4 KiB";
const LIMITS: Record<string, string> = {
  home: "69.4 KiB",
  faq: CONTENT,
  pricelist: "70 KiB",
  explore: CONTENT,
  contact: CONTENT,
  terms: CONTENT,
  cookie: CONTENT,
  jobs: CONTENT,
  "not-found": CONTENT,
  "order-flow": "84 KiB",
  "re-use": "88 KiB",
  "my-order": "80 KiB",
  "my-orders": "80 KiB",
  pay: "79 KiB",
  recover: "73 KiB",
  "recover-token": "73.5 KiB",
  b2b: "72 KiB",
  retail: "71.5 KiB",
  collection: "71.5 KiB",
  retour: "73 KiB",
};

/** The same for an order's page with what it loads by itself once it can be used. */
const WHOLE_ORDER = "94.5 KiB";

/** What takes over the list that the server drew; what no list needs is loaded later. */
const CONSOLE = "134 KiB";

const pages = Object.entries(LIMITS).flatMap(([page, limit]) =>
  (["nl", "en"] as const).map((language) => ({
    name: `${page} (${language})`,
    // As the build has compressed them, and as they are sent.
    path: pageFiles(page, language).map((file) => `${file}.br`),
    limit,
    brotli: false,
  })),
);

export default [
  ...pages,
  {
    name: "my-order, with all that it loads by itself",
    path: pageFiles("my-order", "nl", BY_ITSELF).map((file) => `${file}.br`),
    limit: WHOLE_ORDER,
    brotli: false,
  },
  {
    name: "console, until the list of orders is taken over",
    path: consoleFiles().map((file) => `${file}.br`),
    limit: CONSOLE,
    brotli: false,
  },
];
