import { expect, test } from "vitest";
import {
  addressByHand,
  formattedFrom,
  shortAddress,
  subThoroughfare,
  typedFrom,
} from "./to-location.ts";

test("a house number and its addition stand with a dash between them [AREA-14]", () => {
  expect(subThoroughfare("12", "A")).toBe("12-A");
  expect(subThoroughfare("12", "")).toBe("12");
});

test("an address typed by hand is marked for the driver", () => {
  const typed = { postalCode: "2011DB", houseNumber: "99", addition: "b" };
  expect(addressByHand(typed, { street: "Nieuwe Straat", city: "Haarlem" })).toMatchObject({
    formattedAddress: "Nieuwe Straat 99-b\n2011 DB Haarlem",
    location: { byHand: true, lat: null, lon: null, thoroughfare: "Nieuwe Straat" },
  });
});

test("an address is named as far as it was typed", () => {
  expect(shortAddress({ postalCode: "9712HN", houseNumber: "", addition: "" })).toBe(
    "9712\u00a0HN",
  );
  expect(shortAddress({ postalCode: "9712HN", houseNumber: "4", addition: "C" })).toBe(
    "9712\u00a0HN\u00a04-C",
  );
});

test.each([
  ["one text", "Lange Veerstraat 18", "Lange Veerstraat 18"],
  ["nothing", undefined, "Lange Veerstraat 18\n2011 DB Haarlem"],
])("another service may answer %s for the formatted address", (_, FormattedAddress, formatted) => {
  const found = {
    FormattedAddress,
    Street: "Lange Veerstraat",
    City: "Haarlem",
    HouseNumber: "18",
  };
  const typed = { postalCode: "2011DB", houseNumber: "18", addition: "" };
  expect(formattedFrom({ ...found, Addition: "" } as never, typed)).toBe(formatted);
});

test("what was typed is found back in an address", () => {
  const typed = { postalCode: "2011DB", houseNumber: "18", addition: "2-hoog" };
  const named = { street: "Nieuwe Straat", city: "Haarlem" };
  const { location } = addressByHand(typed, named);
  expect(typedFrom(location)).toEqual({ ...typed, ...named });
});
