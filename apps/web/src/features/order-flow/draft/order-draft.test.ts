import { describe, expect, it } from "vitest";
import { nothingSelected } from "../../../parts/times/selected-times.ts";
import {
  dropAddress,
  dropWindow,
  emptyDraft,
  setAddress,
  setBag,
  toggleService,
  withoutPassword,
} from "./order-draft.ts";
import { ACCOUNT, ADDRESS, draftWith, LOCATION, TIMES, TODAY } from "./test-situation.ts";

describe("an empty draft", () => {
  const draft = emptyDraft(TODAY, "key");

  it("has dryCleaning, washFold, couponCode and notes [STATE-06]", () => {
    expect(draft).toMatchObject({ dryCleaning: false, washFold: false, couponCode: "", notes: "" });
  });

  it("knows nothing of address, bag, services and last check [STATE-02]", () => {
    expect(draft).toMatchObject({
      formattedAddress: "",
      hasBag: null,
      cleaningServices: [],
      checkedLastScreen: false,
    });
  });

  it("has room for what visitors type of themselves [STATE-05]", () => {
    expect(draft).toMatchObject({
      plainPassword: "",
      contactName: "",
      contactEmail: "",
      contactPhone: "",
      contactTerms: false,
    });
  });

  it("can have a service from the start [BIZ-14]", () => {
    expect(emptyDraft(TODAY, "key", ["IO"]).cleaningServices).toEqual(["IO"]);
  });
});

describe("choosing services", () => {
  it("mirrors DC and WF in dryCleaning and washFold, both ways [FLOW-33]", () => {
    const both = toggleService(toggleService(draftWith(), "WF"), "DC");
    expect(both).toMatchObject({ dryCleaning: true, washFold: true });
    expect(toggleService(both, "DC")).toMatchObject({ dryCleaning: false, washFold: true });
    expect(toggleService(toggleService(both, "DC"), "WF").washFold).toBe(false);
  });

  it("keeps several together as a list of codes [FLOW-30] [API-40]", () => {
    const both = toggleService(toggleService(draftWith(), "WF"), "DC");
    expect(both.cleaningServices).toEqual(["DC", "WF"]);
  });
});

describe("setting the address", () => {
  const found = { location: LOCATION, formattedAddress: LOCATION.address };

  it("turns the loaded flag true [STATE-07]", () => {
    expect(draftWith().location).toBeNull();
    expect(setAddress(draftWith(), found, TODAY).location?.loaded).toBe(true);
  });

  it("resets the times when the address is another one [FLOW-48]", () => {
    const before = draftWith({ ...ADDRESS, times: TIMES });
    const moved = setAddress(before, { ...found, formattedAddress: "Elders 1\n1012 AB" }, TODAY);
    expect(moved.times).toEqual(nothingSelected(TODAY));
    expect(setAddress(before, found, TODAY).times).toEqual(TIMES);
  });
});

describe("the bag", () => {
  it("is unknown, there or not there [STATE-04]", () => {
    expect([null, true, false].map((hasBag) => draftWith({ hasBag }).hasBag)).toEqual([
      null,
      true,
      false,
    ]);
    expect(setBag(draftWith(), true, TODAY).hasBag).toBe(true);
  });

  it("resets pickup and delivery when the choice changes, and only then [TIME-31]", () => {
    const before = draftWith({ hasBag: false, times: TIMES });
    expect(setBag(before, true, TODAY).times).toEqual(nothingSelected(TODAY));
    expect(setBag(before, false, TODAY).times).toEqual(TIMES);
  });
});

describe("a window that was taken", () => {
  it("takes the delivery along when it was the pickup", () => {
    const dropped = dropWindow(
      draftWith({ ...ADDRESS, times: TIMES, notes: "bel" }),
      "pickup",
      TODAY,
    );
    expect(dropped).toMatchObject({ times: nothingSelected(TODAY), takenWindow: "pickup" });
    expect(dropped.notes).toBe("bel");
  });

  it("leaves the pickup when it was the delivery", () => {
    const { times } = dropWindow(draftWith({ times: TIMES }), "delivery", TODAY);
    expect(times).toMatchObject({ pickupTime: "10:00", deliveryTime: "00:00" });
  });
});

it("an address that gives way to an account's takes its times along", () => {
  const dropped = dropAddress(draftWith({ ...ADDRESS, times: TIMES, notes: "bel" }), TODAY);
  expect(dropped).toMatchObject({ location: null, formattedAddress: "", notes: "bel" });
  expect(dropped.times).toEqual(nothingSelected(TODAY));
});

it("what is kept in the tab has no password [FLOW-20]", () => {
  expect(JSON.stringify(withoutPassword(draftWith(ACCOUNT)))).not.toContain(ACCOUNT.plainPassword);
});
