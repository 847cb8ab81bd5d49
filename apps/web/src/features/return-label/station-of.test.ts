import { describe, expect, it } from "vitest";
import { companyOf, stationOf } from "./label-sheet.tsx";

const label = (parts: object) => ({
  servicePoint: { bls: "BC12M", serviceCompany: null, postNLHub: null, hub: null, ...parts },
  returnLabel: { label: "3SWAS0000000001" },
});
const [postal, hub] = [{ name: "PostNL Haarlem" }, { name: "Haarlem Waarderpolder" }];

describe("stationOf", () => {
  it("is the postal hub, otherwise the hub [RET-08] [RET-12]", () => {
    expect(stationOf(label({ postNLHub: postal, hub }))).toBe("PostNL Haarlem");
    expect(stationOf(label({ hub }))).toBe("Haarlem Waarderpolder");
  });

  it("is nothing where the location has neither, and no company is no fault [API-29]", () => {
    expect(stationOf(label({}))).toBeUndefined();
    expect(companyOf(label({}))).toBeUndefined();
  });
});
