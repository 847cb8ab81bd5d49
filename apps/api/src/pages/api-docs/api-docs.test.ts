import { endpoints } from "@waslijn/contract/customer/endpoints";
import { assistantTools } from "@waslijn/contract/customer/assistants";
import { WEBHOOK_EVENTS } from "@waslijn/contract/shared/webhooks";
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { drawDocs } from "./api-docs.ts";

const page = drawDocs({ style: "main{color:red}", example: "if (a < b) call();" });
const { html } = page;

describe("the page about the API", () => {
  test("has every call, event and tool", () => {
    for (const name of Object.keys(endpoints)) expect(html).toContain(`id="${name}"`);
    for (const word of [...WEBHOOK_EVENTS, ...Object.keys(assistantTools)]) {
      expect(html).toContain(`<code>${word}</code>`);
    }
    expect(html).toContain("if (a &lt; b) call();");
  });

  test("names each place once, and links to none that is not there", () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    for (const target of targets) expect(ids).toContain(target);
  });

  test("runs nothing, and brings its one style by hash", () => {
    expect(html).not.toMatch(/<script|<link rel="stylesheet|style=|(?:src|href)="(?:https?:)?\/\//);
    const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(page.headers["content-security-policy"]).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    );
    expect(page.headers).toMatchObject({
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    });
  });
});
