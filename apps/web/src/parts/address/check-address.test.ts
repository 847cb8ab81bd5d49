import type { ValidatedAddress } from "@waslijn/contract/customer/locations";
import { describe, expect, test, vi } from "vitest";
import {
  type AddressCalls,
  checkAddress,
  checkArea,
  checkTyped,
  normalised,
} from "./check-address.ts";

const door = (addition: string): ValidatedAddress => ({
  FormattedAddress: [`Lange Veerstraat 18${addition && `-${addition}`}`, "2011 DB Haarlem"],
  City: "Haarlem",
  Street: "Lange Veerstraat",
  HouseNumber: "18",
  Addition: addition,
  Latitude: 52.38,
  Longitude: 4.63,
});

const typed = { postalCode: "2011 db", houseNumber: " 18", addition: "" };

function callsOf(list: unknown, inArea: boolean | Error = true) {
  return {
    validate: vi.fn<AddressCalls["validate"]>(async () => {
      if (list instanceof Error) throw list;
      return list as ValidatedAddress[];
    }),
    isInArea: vi.fn<AddressCalls["isInArea"]>(async () => {
      if (inArea instanceof Error) throw inArea;
      return inArea;
    }),
  };
}

describe("the address check", () => {
  test("removes spaces and takes capitals [AREA-01] [RULE-02] [RULE-03]", () => {
    expect(normalised({ postalCode: "1234 ab", houseNumber: " 12 ", addition: " a " })).toEqual({
      postalCode: "1234AB",
      houseNumber: "12",
      addition: "a",
    });
  });

  test("takes an addition that was typed with the number", () => {
    const split = (houseNumber: string) =>
      normalised({ postalCode: "1234AB", houseNumber, addition: "" });
    expect(split("18A")).toMatchObject({ houseNumber: "18", addition: "A" });
    expect(split("18-2 hoog")).toMatchObject({ houseNumber: "18", addition: "2 hoog" });
    expect(split("18-")).toMatchObject({ houseNumber: "18-", addition: "" });
    expect(split("18 bis")).toMatchObject({ houseNumber: "18", addition: "bis" });
  });

  test("asks the validation first and then the area, both normalised [AREA-02] [AREA-03]", async () => {
    const calls = callsOf([door(""), door("A")]);
    const result = await checkAddress(typed, calls);
    expect(calls.validate).toHaveBeenCalledWith({
      postalCode: "2011DB",
      houseNumber: "18",
      addition: "",
    });
    expect(calls.isInArea).toHaveBeenCalledWith("2011DB");
    expect(calls.validate.mock.invocationCallOrder[0]).toBeLessThan(
      calls.isInArea.mock.invocationCallOrder[0] ?? 0,
    );
    expect(result).toMatchObject({ kind: "found", location: { subThoroughfare: "18" } });
  });

  test("gives the location and the two-line address [AREA-13] [AREA-14] [AREA-15]", async () => {
    expect(await checkAddress({ ...typed, addition: "a" }, callsOf([door("A")]))).toEqual({
      kind: "found",
      formattedAddress: "Lange Veerstraat 18-A\n2011 DB Haarlem",
      location: {
        address: "Lange Veerstraat 18-A\n2011 DB Haarlem",
        city: "Haarlem",
        country: "Netherlands",
        lat: 52.38,
        lon: 4.63,
        postalCode: "2011DB",
        thoroughfare: "Lange Veerstraat",
        subThoroughfare: "18-A",
      },
    });
  });

  test("leaves latitude and longitude null where the lookup has none [AREA-13]", async () => {
    const { Latitude: _lat, Longitude: _lon, ...bare } = door("");
    expect(await checkAddress(typed, callsOf([bare]))).toMatchObject({
      location: { lat: null, lon: null },
    });
  });

  test("an empty addition never fails and takes none over [AREA-05] [AREA-02]", async () => {
    expect(await checkAddress(typed, callsOf([door("A"), door("B")]))).toMatchObject({
      kind: "found",
      formattedAddress: "Lange Veerstraat 18\n2011 DB Haarlem",
      location: { subThoroughfare: "18" },
    });
  });

  test("an addition that the register does not have fails the validation [AREA-04] [RULE-05]", async () => {
    const calls = callsOf([door(""), door("A"), door("A")]);
    expect(await checkAddress({ ...typed, addition: "Z" }, calls)).toEqual({
      kind: "failed",
      reason: "post_nl_validation",
      additions: ["", "A"],
      inArea: true,
      street: "Lange Veerstraat",
      city: "Haarlem",
    });
  });

  test.each([
    ["no answer", new Error("offline")],
    ["an empty list", []],
    ["no list", { error: "x" }],
  ])("%s of the validation gives post_nl_validation [AREA-06]", async (_, list) => {
    expect(await checkAddress(typed, callsOf(list))).toEqual({
      kind: "failed",
      reason: "post_nl_validation",
      additions: [],
      inArea: true,
    });
  });

  test("a failing validation with an unknown area offers nothing by hand [AREA-03]", async () => {
    expect(await checkAddress(typed, callsOf([], new Error("offline")))).toMatchObject({
      reason: "post_nl_validation",
      inArea: false,
    });
  });

  test("a failing area call gives external_service_error [AREA-07]", async () => {
    expect(await checkAddress(typed, callsOf([door("")], new Error("503")))).toMatchObject({
      kind: "failed",
      reason: "external_service_error",
    });
    expect(await checkArea("2011DB", callsOf([], new Error("503")))).toBe("external_service_error");
  });

  test("a postal code outside the area gives not_in_service_area [AREA-08]", async () => {
    expect(await checkAddress(typed, callsOf([door("")], false))).toMatchObject({
      kind: "failed",
      reason: "not_in_service_area",
    });
  });
});

describe("without an address register [SETUP-04]", () => {
  const named = { street: " Hoogstraat ", city: "Rotterdam" };

  test("the area decides alone, and no address is marked for the driver", async () => {
    const calls = callsOf([]);
    const result = await checkTyped({ ...typed, addition: "a" }, named, calls);
    expect(result).toMatchObject({
      kind: "found",
      formattedAddress: "Hoogstraat 18-a\n2011 DB Rotterdam",
      location: { thoroughfare: "Hoogstraat", subThoroughfare: "18-a", city: "Rotterdam" },
    });
    expect(result).not.toHaveProperty("location.byHand");
    expect(calls.validate).not.toHaveBeenCalled();
  });

  test.each([
    [false, "not_in_service_area"],
    [new Error("no answer"), "external_service_error"],
  ])("an area that answers %s is the reason that is shown", async (inArea, reason) => {
    const result = await checkTyped(typed, named, callsOf([], inArea));
    expect(result).toMatchObject({ kind: "failed", reason });
  });
});
