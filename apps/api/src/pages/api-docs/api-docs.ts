import { brandStyle } from "@waslijn/contract/shared/brands/brand-style";
import { createHash } from "node:crypto";
import type { DrawnPage } from "../page-cache.ts";
import type { Docs } from "../web-build.ts";
import { printPage } from "./print-page.ts";

export const DOCS_PATH = "/api/docs";

/** The page for those who build on the product: nothing on it runs, and nothing comes from elsewhere. */
export function drawDocs({ style, example }: Docs): DrawnPage {
  const whole = brandStyle + style;
  const hash = createHash("sha256").update(whole).digest("base64");
  const html = printPage({ style: whole, example });
  return {
    status: 200,
    language: "en",
    html,
    headers: {
      "content-security-policy": `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "x-frame-options": "DENY",
    },
  };
}
