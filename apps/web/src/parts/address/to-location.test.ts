import { expect, test } from "vitest";
import { addressByHand, shortAddress, subThoroughfare } from "./to-location.ts";

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
  expect(shortAddress({ postalCode: "9712HN", houseNumber: "", addition: "" })).toBe("9712 HN");
  expect(shortAddress({ postalCode: "9712HN", houseNumber: "4", addition: "C" })).toBe(
    "9712 HN 4-C",
  );
});
