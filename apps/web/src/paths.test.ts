import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { describe, expect, it } from "vitest";
import { href, hrefOf, match, ROUTES, type RouteName } from "./paths.ts";

const NAMES = Object.keys(ROUTES) as RouteName[];
const PARAMS = { token: "t0k3n", code: "c0de" };
const visitOf = (path: string) => {
  const found = match(path);
  if (found.kind === "redirect") throw new Error(`${path} redirects to ${found.to}`);
  return found.visit;
};

describe("paths", () => {
  it("are these, all of them", () => {
    const whole = Object.fromEntries(NAMES.map((route) => [route, href(route, "en", {}, PARAMS)]));
    expect(whole).toMatchInlineSnapshot(`
      {
        "assistant": "/en/assistant",
        "b2b": "/en/b2b",
        "collection": "/en/collection",
        "confirm": "/en/confirm/t0k3n",
        "contact": "/en/contact",
        "cookie": "/en/cookie",
        "explore": "/en/explore",
        "faq": "/en/faq",
        "home": "/en/",
        "jobs": "/en/jobs",
        "logout": "/en/logout",
        "my-order": "/en/orders/t0k3n",
        "my-orders": "/en/orders",
        "not-found": "/en/404",
        "order": "/en/order",
        "pay": "/en/pay/c0de",
        "pay-fail": "/en/pay-fail",
        "pricelist": "/en/pricelist",
        "re-cover": "/en/re-cover",
        "re-use": "/en/re-use",
        "recover": "/en/recover",
        "recover-token": "/en/recover/t0k3n",
        "retail": "/en/retail",
        "retour": "/en/retour",
        "terms": "/en/terms",
        "thank": "/en/thank",
        "valid-fail": "/en/valid-fail",
        "verify": "/en/verify/t0k3n",
        "welcome": "/en/welcome",
      }
    `);
  });

  it("lead back to where they were made, in both languages [ROUTE-01]", () => {
    for (const route of NAMES) {
      for (const language of LANGUAGES) {
        expect(visitOf(href(route, language, {}, PARAMS))).toMatchObject({ route, language });
      }
    }
  });

  it.each(["/en", "/en/"])("%s is home in English [ROUTE-01, ROUTE-05]", (path) => {
    expect(visitOf(path)).toMatchObject({ route: "home", language: "en" });
  });

  it("know no third language: its pages are not found, in Dutch [ROUTE-01, ROUTE-06, ROUTE-34]", () => {
    expect(visitOf("/de/contact")).toMatchObject({ route: "not-found", language: "nl" });
  });

  it("take the first segment for the language, not a token that begins with it [ROUTE-05, ROUTE-06]", () => {
    expect(visitOf("/nl/recover/en3f")).toMatchObject({
      language: "nl",
      params: { token: "en3f" },
    });
    expect(visitOf("/nl/faq")).toMatchObject({ language: "nl" });
  });

  it.each(["/nl/re-use/x", "/en/re-cover/x/y", "/nl/faq/x", "/nl/recover/a/b"])(
    "%s is not found: paths match whole [ROUTE-12]",
    (path) => {
      expect(visitOf(path).route).toBe("not-found");
    },
  );

  it("without a language lead to Dutch and keep query and hash [ROUTE-02, ROUTE-08]", () => {
    expect(match("/faq?webview=true#payment")).toEqual({
      kind: "redirect",
      to: "/nl/faq?webview=true#payment",
    });
  });

  it("keep the query in another language [CHROME-02]", () => {
    const visit = visitOf("/nl/order?page=select-dates&webview=true");
    expect(hrefOf(visit, { language: "en" })).toBe("/en/order?page=select-dates&webview=true");
  });

  it.each(["//[", "//a:99999/", "//evil.example/faq", "/[", "/\\\\a:b", "*", "http://a:99999/"])(
    "%s is not found, like anything nobody knows [ROUTE-34]",
    (path) => {
      expect(visitOf(path).route).toBe("not-found");
    },
  );
});
