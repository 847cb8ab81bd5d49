import { describe, expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { securityHeaders } from "./security-headers.ts";

const rulesOf = (settings: Record<string, string>, isPrivate = false): Map<string, string[]> => {
  const headers = securityHeaders(readEnv(settings), { script: [], style: [] }, isPrivate);
  const rules = (headers["content-security-policy"] ?? "")
    .split("; ")
    .map((rule) => rule.split(" "));
  return new Map(rules.map(([name = "", ...sources]) => [name, sources]));
};

test("nobody may frame a page, or only the app whose web view shows it", () => {
  const framedBy = (settings: Record<string, string>) =>
    securityHeaders(readEnv(settings), { script: [], style: [] }, false);
  expect(rulesOf({}).get("frame-ancestors")).toEqual(["'none'"]);
  expect(framedBy({})["x-frame-options"]).toBe("DENY");
  const app = { FRAME_ANCESTORS: "https://app.example" };
  expect(rulesOf(app).get("frame-ancestors")).toEqual(["https://app.example"]);
  expect(framedBy(app)["x-frame-options"]).toBeUndefined();
});

describe("with a tag manager", () => {
  const rules = rulesOf({ TAG_MANAGER_ID: "GTM-WAS123" });
  const REPORT = [
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ];

  test("scripts come from ourselves and the container's address alone", () => {
    expect(rules.get("script-src")).toEqual(["'self'", "https://www.googletagmanager.com/gtm.js"]);
  });

  test("its built-in tags may report", () => {
    expect(rules.get("connect-src")).toEqual(["'self'", ...REPORT]);
    expect(rules.get("img-src")).toEqual(["'self'", "data:", ...REPORT]);
  });

  test("it may write scripts and HTML of its own, which nothing else may", () => {
    expect(rules.has("require-trusted-types-for")).toBe(false);
    expect(rulesOf({}).get("require-trusted-types-for")).toEqual(["'script'"]);
    expect(rulesOf({}).get("trusted-types")).toEqual(["own"]);
  });

  test("private pages know nothing of it", () => {
    expect(rulesOf({ TAG_MANAGER_ID: "GTM-WAS123" }, true)).toEqual(rulesOf({}));
  });
});
