import { describe, expect, test } from "vitest";
import { b2bOrderBody, codeOrderBody, orderBody } from "./orders.ts";
import { b2bTimesForPickupParams, deliveriesQuery, pickupsQuery } from "./times.ts";

const location = {
  address: "Lange Veerstraat 18-A\n2011 DB Haarlem",
  city: "Haarlem",
  country: "Netherlands",
  lat: null,
  lon: null,
  postalCode: "2011DB",
  thoroughfare: "Lange Veerstraat",
  subThoroughfare: "18-A",
};
const order = {
  notes: "",
  couponCode: "",
  pickupTime: "2026-11-17T08:00:00+01:00",
  deliveryTime: "2026-11-19T08:00:00+01:00",
  pickupLocation: location,
  deliveryLocation: location,
  cleaningServices: ["DC", "WF"],
  data: {},
};
const user = { email: "a@b.nl", plainPassword: "lakens-op-de-lijn", hasBag: null };
const takes = (changes: object, more: object = {}): boolean =>
  orderBody.safeParse({ user: { ...user, ...more }, order: { ...order, ...changes } }).success;

describe("the order payload", () => {
  test("is taken as a consumer sends it, without b2bType [API-36] [API-41]", () => {
    expect(takes({})).toBe(true);
    expect(
      takes({ data: { contact: { name: "N", email: "n@b.nl", phone: "06" } }, b2bType: "re-use" }),
    ).toBe(true);
  });

  test("is taken without a delivery and without a password", () => {
    expect(takes({ deliveryTime: undefined, deliveryLocation: undefined })).toBe(true);
    expect(takes({}, { plainPassword: undefined })).toBe(true);
  });

  test.each([
    ["no service [RULE-10]", { cleaningServices: [] }],
    ["a service that we do not have [RULE-18]", { cleaningServices: ["XX"] }],
    ["another b2bType [API-43]", { b2bType: "re-sell" }],
    ["a moment without an offset [API-37]", { pickupTime: "2026-11-17T08:00:00" }],
    ["a day that does not exist", { pickupTime: "2026-02-30T08:00:00+01:00" }],
    ["an offset that does not exist", { pickupTime: "2026-11-17T08:00:00+99:00" }],
    ["a note of half a character", { notes: "\ud800" }],
    ["a note with a zero byte", { notes: "a\u0000b" }],
    ["a note without end", { notes: "a".repeat(2001) }],
    [
      "a contact without a phone [RULE-13]",
      { data: { contact: { name: "N", email: "n@b.nl", phone: " " } } },
    ],
    ["a latitude beyond the pole", { pickupLocation: { ...location, lat: 91 } }],
    ["a location without a street", { pickupLocation: { ...location, thoroughfare: "" } }],
  ])("is refused with %s", (_name, changes) => {
    expect(takes(changes)).toBe(false);
  });

  test.each(["a@b.c", "a@b", "@b.nl", "a b@c.nl"])(
    "is refused with the e-mail %s [RULE-01]",
    (email) => {
      expect(takes({}, { email })).toBe(false);
    },
  );
});

describe("orders by code", () => {
  test.each([
    ["0012", true],
    ["7430", true],
    ["743", false],
    ["74300", false],
    ["74a0", false],
    [7430, false],
  ])("take the code %s: %s [RULE-14]", (code, isTaken) => {
    expect(codeOrderBody.safeParse({ code }).success).toBe(isTaken);
  });

  test.each([
    [1, true],
    [12, true],
    [0, false],
    [-1, false],
    [1.5, false],
    ["1", false],
    [null, false],
  ])("take %s bags: %s [RULE-16]", (pickupPacksQty, isTaken) => {
    const { pickupTime, deliveryTime } = order;
    const body = {
      code: "8120",
      pickupTime,
      deliveryTime,
      services: ["bed-linen"],
      pickupPacksQty,
    };
    expect(b2bOrderBody.safeParse(body).success).toBe(isTaken);
  });
});

describe("queries for times", () => {
  test("need a postal code and isNew as 0 or 1 [API-20] [API-21]", () => {
    expect(pickupsQuery.safeParse({ postalCode: "2011DB", isNew: "1" }).success).toBe(true);
    expect(pickupsQuery.safeParse({ postalCode: "2011DB", isNew: "2" }).success).toBe(false);
    expect(pickupsQuery.safeParse({ isNew: "0" }).success).toBe(false);
  });

  test.each([
    ["2026-11-17T08:00:00", true],
    ["2026-11-17T25:00:00", false],
    ["2026-13-17T08:00:00", false],
    ["2026-11-17", false],
  ])("take the pickup moment %s: %s [API-22]", (pickupDate, isTaken) => {
    const query = { postalCode: "2011DB", isNew: "0", pickupDate };
    expect(deliveriesQuery.safeParse(query).success).toBe(isTaken);
  });

  test.each(["2026-11-17T08:00:00", "2026-11-17"])(
    "take %s as the pickup of a business location [API-24]",
    (pickup) => {
      const params = { code: "8120", type: "delivery", pickup };
      expect(b2bTimesForPickupParams.safeParse(params).success).toBe(true);
    },
  );
});
