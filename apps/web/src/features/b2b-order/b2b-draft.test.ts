import { describe, expect, it } from "vitest";
import {
  canPlace,
  newDraft,
  PLACE_CONDITIONS,
  toB2bBody,
  toggleService,
  type B2bDraft,
  type PlaceSituation,
} from "./b2b-draft.ts";

const times = {
  pickupDate: { date: "2026-11-17", default: false },
  pickupTime: "08:00",
  deliveryDate: { date: "2026-11-19", default: false },
  deliveryTime: "10:00",
};
const draft: B2bDraft = { services: ["shirts", "bed-linen"], packsQty: "3", times };
const ready: PlaceSituation = { draft, placed: false, error: false };
const without = (change: Partial<B2bDraft["times"]>): PlaceSituation => ({
  ...ready,
  draft: { ...draft, times: { ...times, ...change } },
});
const bags = (packsQty: string): PlaceSituation => ({ ...ready, draft: { ...draft, packsQty } });

describe("a new draft", () => {
  it("has one bag, no service and no times [B2B-02] [B2B-06] [RULE-16]", () => {
    expect(newDraft("2026-11-16")).toMatchObject({
      services: [],
      packsQty: "1",
      times: { pickupDate: { default: true }, deliveryDate: { default: true } },
    });
  });

  it("takes and drops services", () => {
    const one = toggleService(newDraft("2026-11-16"), "shirts");
    expect(toggleService(one, "workwear").services).toEqual(["shirts", "workwear"]);
    expect(toggleService(one, "shirts").services).toEqual([]);
  });
});

describe("the place button", () => {
  it("is there when all is filled in [B2B-15]", () => {
    expect(canPlace(ready)).toBe(true);
  });

  const missing: Record<keyof typeof PLACE_CONDITIONS, PlaceSituation> = {
    "not placed yet": { ...ready, placed: true },
    "a pickup date": without({ pickupDate: { date: "2026-11-17", default: true } }),
    "a pickup time": without({ pickupTime: "00:00" }),
    "a delivery date": without({ deliveryDate: { date: "2026-11-19", default: true } }),
    "a delivery time": without({ deliveryTime: "00:00" }),
    "no error": { ...ready, error: true },
    "a bag count": bags("0"),
  };

  it.each(Object.entries(missing))("stays shut without %s alone [B2B-15] [B2B-16]", (name, one) => {
    const unmet = Object.entries(PLACE_CONDITIONS).filter(([, holds]) => !holds(one));
    expect(unmet.map(([condition]) => condition)).toEqual([name]);
    expect(canPlace(one)).toBe(false);
  });

  it.each(["0", "-1", "1.5", "", " ", "two", "1e3", "٣"])(
    "stays shut with %j bags [B2B-07] [RULE-16]",
    (count) => {
      expect(canPlace(bags(count))).toBe(false);
    },
  );
});

describe("the body", () => {
  it("has the code as text, the bags as an integer and timestamps of Amsterdam [B2B-17] [B2B-18] [API-32]", () => {
    expect(toB2bBody("0305", draft)).toEqual({
      code: "0305",
      pickupTime: "2026-11-17T08:00:00+01:00",
      deliveryTime: "2026-11-19T10:00:00+01:00",
      services: ["shirts", "bed-linen"],
      pickupPacksQty: 3,
    });
  });

  it("knows summer time", () => {
    const summer = { ...times, deliveryDate: { date: "2027-03-29", default: false } };
    expect(toB2bBody("0305", { ...draft, times: summer }).deliveryTime).toBe(
      "2027-03-29T10:00:00+02:00",
    );
  });
});
