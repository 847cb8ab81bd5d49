import { describe, expect, it } from "vitest";
import { match } from "../../paths.ts";
import { ORDER_PAGES } from "./page-key.ts";
import { renderedUrl } from "./rendered-url.ts";

const rendered = (path: string) => {
  const found = match(path);
  return found.kind === "page" ? renderedUrl(found.visit) : found.to;
};

describe("the address a page is rendered for", () => {
  it("hides what stands in the path and what nobody knows", () => {
    expect(rendered("/nl/recover/s3cret?page=x&utm=y")).toBe("/nl/recover/-");
  });

  it.each(["orders", "pay", "verify"])(
    "keeps the key of a page of its own, %s [PHONE-03]",
    (path) => {
      expect(rendered(`/nl/${path}/s3cret?utm=y`)).toBe(`/nl/${path}/s3cret`);
    },
  );

  it.each([...ORDER_PAGES, "address-select"])("keeps the page %s where there is a flow", (page) => {
    for (const path of ["/nl/", "/en/order", "/nl/re-use", "/en/re-cover"]) {
      expect(rendered(`${path}?page=${page}`)).toBe(`${path}?page=${page}`);
    }
    expect(rendered(`/nl/faq?page=${page}`)).toBe("/nl/faq");
  });

  it.each(["page=thanks", "page=", "webview=yes", "webview=TRUE", "overview=compact"])(
    "knows nothing of ?%s",
    (query) => expect(rendered(`/nl/re-use?${query}`)).toBe("/nl/re-use"),
  );

  it("keeps a postal code where the address is asked for, and nothing else in its place [HOME-07]", () => {
    const asked = "/nl/?page=address-selection&postalCode=2011DB";
    expect(rendered(asked)).toBe(asked);
    expect(rendered("/nl/?page=address-selection&postalCode=%3Cb%3E")).toBe(
      "/nl/?page=address-selection",
    );
    expect(rendered("/nl/faq?postalCode=2011DB")).toBe("/nl/faq");
  });

  it("keeps web view everywhere and the older overview where it is shown", () => {
    expect(rendered("/nl/faq?webview=true&overview=legacy")).toBe("/nl/faq?webview=true");
    expect(rendered("/nl/re-cover?overview=legacy")).toBe("/nl/re-cover?overview=legacy");
  });
});
