import { describe, expect, it } from "vitest";
import { ORDER_PAGES, parseOrderPage } from "./page-key.ts";

describe("the page query", () => {
  it("knows the six pages by their names", () => {
    for (const page of ORDER_PAGES) expect(parseOrderPage(page)).toBe(page);
  });

  it("takes logout's address-select for screen 1 [FLOW-01]", () => {
    expect(parseOrderPage("address-select")).toBe("address-selection");
  });

  it("takes an unknown or empty value for none [FLOW-01]", () => {
    for (const value of ["", "thanks", "Select-Service", undefined]) {
      expect(parseOrderPage(value)).toBeUndefined();
    }
  });
});
