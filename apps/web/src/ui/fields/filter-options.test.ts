import { describe, expect, it } from "vitest";
import { filterOptions } from "./filter-options.ts";

const options = ["Hotel Brédaas", "Breda Centraal", "Kapsalon De Krul", "Hotel De Zaan"].map(
  (label) => ({ value: label, label }),
);
const found = (text: string) => filterOptions(options, text).map((option) => option.label);

describe("filterOptions", () => {
  it("gives everything for no text", () => {
    expect(filterOptions(options, "  ")).toBe(options);
  });

  it("overlooks case and accents, and puts beginnings first", () => {
    expect(found("BREDA")).toEqual(["Breda Centraal", "Hotel Brédaas"]);
  });

  it("finds words in any order", () => {
    expect(found("zaan hotel")).toEqual(["Hotel De Zaan"]);
  });

  it("finds nothing where nothing is", () => {
    expect(found("utrecht")).toEqual([]);
  });

  it("takes signs of regular expressions as they are", () => {
    expect(found("(")).toEqual([]);
  });
});
