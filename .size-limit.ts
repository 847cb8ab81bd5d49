import { pageFiles } from "./scripts/checks/page-files.ts";

/** JavaScript that a first visit transfers at most. */
const CONTENT = "69 KiB";
const LIMITS: Record<string, string> = {
  home: "69.5 KiB",
  faq: CONTENT,
  pricelist: "69.5 KiB",
  explore: CONTENT,
  contact: CONTENT,
  terms: CONTENT,
  cookie: CONTENT,
  jobs: CONTENT,
  "not-found": CONTENT,
  "order-flow": "90.5 KiB",
  "re-use": "91.5 KiB",
  recover: "72.5 KiB",
  "recover-token": "73 KiB",
  b2b: "72 KiB",
  retail: "71 KiB",
  collection: "71 KiB",
  retour: "72.5 KiB",
};

export default Object.entries(LIMITS).flatMap(([page, limit]) =>
  (["nl", "en"] as const).map((language) => ({
    name: `${page} (${language})`,
    // As the build has compressed them, and as they are sent.
    path: pageFiles(page, language).map((file) => `${file}.br`),
    limit,
    brotli: false,
  })),
);
