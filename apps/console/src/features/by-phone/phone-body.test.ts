import { phoneOrderBody } from "@waslijn/contract/console/by-phone";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { emptyDraft, placeOf, toPhoneBody } from "./phone-draft.ts";

const KNOWN = {
  FormattedAddress: ["Lange Veerstraat 18-A", "2011 DB Haarlem"],
  City: "Haarlem",
  Street: "Lange Veerstraat",
  HouseNumber: "18",
  Addition: "A",
  Latitude: 52.38,
  Longitude: 4.63,
};
const DRAFT = {
  ...emptyDraft("key"),
  postalCode: "2011 db",
  houseNumber: "18",
  addition: "a",
  services: ["WF" as const],
  pickup: { date: "2026-11-17", from: "08:00" },
  delivery: { date: "2026-11-19", from: "10:00" },
  name: " Karel de Wit ",
  email: "karel@mail.example ",
  phone: "06 12345678",
  couponCode: " WELKOM10 ",
};

test("what a caller said is an order of the contract [DESK-04]", () => {
  const body = toPhoneBody(DRAFT, KNOWN);
  expect(z.parse(phoneOrderBody, body)).toMatchObject({
    contact: { name: "Karel de Wit", email: "karel@mail.example" },
    location: { postalCode: "2011DB", thoroughfare: "Lange Veerstraat", subThoroughfare: "18-A" },
    pickupTime: "2026-11-17T08:00:00+01:00",
    deliveryTime: "2026-11-19T10:00:00+01:00",
    couponCode: "WELKOM10",
  });
});

test("an address that the register does not know goes as it was said, with a mark [DESK-04]", () => {
  expect(placeOf({ ...DRAFT, street: "Nieuwe Kade", city: "Haarlem" }, undefined)).toMatchObject({
    address: "Nieuwe Kade 18-a\n2011 DB Haarlem",
    thoroughfare: "Nieuwe Kade",
    subThoroughfare: "18-a",
    byHand: true,
  });
});

test("without a register every address goes as it was said, and none is marked [SETUP-04]", () => {
  const named = { ...DRAFT, street: "Nieuwe Kade", city: "Haarlem" };
  expect(placeOf(named, undefined, false)).not.toHaveProperty("byHand");
});
