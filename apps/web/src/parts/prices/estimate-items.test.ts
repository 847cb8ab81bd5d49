import { describe, expect, it } from "vitest";
import { estimateItems } from "./price-estimate.tsx";

const names = { DC: "Stomen", LS: "Overhemden", SS: "Schoenen" };
const price = (alias: string, name: string) => ({ alias, amount: 3.5, name, nameShort: name });
const catalogue = (ofShirts: string) => ({
  services: [
    { type: "DC" as const, name: "", prices: [price("shirt", "Overhemd"), price("tie", "Das")] },
    { type: "LS" as const, name: ofShirts, prices: [price("price-per-item", "Overhemd")] },
  ],
  config: [],
});
const namesIn = (ofShirts: string) =>
  estimateItems(catalogue(ofShirts), names).map(({ name }) => name);

describe("what an estimate counts", () => {
  it("has no two rows of one name: the service tells them apart", () => {
    expect(namesIn("Overhemdenservice")).toEqual([
      "Overhemd (Overhemdenservice)",
      "Overhemd (Stomen)",
      "Das",
    ]);
  });

  it("uses our own words for services that come without a name", () => {
    expect(namesIn("")).toContain("Overhemd (Overhemden)");
  });
});
