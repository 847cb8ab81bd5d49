import { pageFiles } from "./scripts/checks/page-files.ts";

/** JavaScript that a first visit transfers at most. */
const KEYPAD = "75 KiB";
const FLOW = "92 KiB";
const FORM = "78 KiB";
const CONTENT = "70 KiB";
const LIMITS: Record<string, string> = {
  home: CONTENT,
  faq: CONTENT,
  pricelist: CONTENT,
  explore: CONTENT,
  contact: CONTENT,
  terms: CONTENT,
  cookie: CONTENT,
  jobs: CONTENT,
  "not-found": CONTENT,
  "order-flow": FLOW,
  "re-use": FLOW,
  recover: FORM,
  "recover-token": FORM,
  b2b: FORM,
  retail: KEYPAD,
  collection: KEYPAD,
  retour: KEYPAD,
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
