import { expect, test } from "vitest";
import { changed, emptyDraft, isUntouched, withCaller, withoutWindow } from "./phone-draft.ts";

const NOOR = {
  contact: { name: "Noor Bakker", email: "noor@mail.example", phone: "+31611223344" },
  language: "en" as const,
  location: {
    address: "Lange Veerstraat 18-A\n2011 DB Haarlem",
    city: "Haarlem",
    country: "Netherlands",
    lat: null,
    lon: null,
    postalCode: "2011DB",
    thoroughfare: "Lange Veerstraat",
    subThoroughfare: "18-A",
  },
  hasBag: true,
  instructions: {},
};
const picked = {
  ...emptyDraft("key"),
  postalCode: "2011DB",
  pickup: { date: "2026-11-17", from: "08:00" },
  delivery: { date: "2026-11-19", from: "08:00" },
};

test("another postal code, or no bag, has other times; another pickup another delivery [DESK-04]", () => {
  expect(changed(picked, { postalCode: "1011AB" })).toMatchObject({
    pickup: { from: "" },
    delivery: { from: "" },
  });
  expect(changed(picked, { hasBag: false }).pickup.from).toBe("");
  const later = { date: "2026-11-18", from: "08:00" };
  expect(changed(picked, { pickup: later })).toMatchObject({
    pickup: later,
    delivery: { from: "" },
  });
});

test("everything else is kept, whatever changes [DESK-04]", () => {
  const named = changed(picked, { name: "Noor", notes: "achterom" });
  expect(named).toMatchObject({ pickup: picked.pickup, delivery: picked.delivery });
  expect(changed(named, { postalCode: "1011AB" })).toMatchObject({
    name: "Noor",
    notes: "achterom",
  });
});

test("a window that was taken meanwhile is asked again, and nothing else [DESK-04]", () => {
  const whole = { ...picked, name: "Noor" };
  expect(withoutWindow(whole, "pickup")).toEqual({
    ...whole,
    pickup: { date: "2026-11-17", from: "" },
  });
});

test("a known caller is filled in, but what they say now counts [DESK-04]", () => {
  expect(withCaller(emptyDraft("key"), NOOR)).toMatchObject({
    name: "Noor Bakker",
    phone: "+31611223344",
    language: "en",
    postalCode: "2011DB",
    houseNumber: "18",
    addition: "A",
  });
  const moved = { ...picked, postalCode: "1011AB", houseNumber: "3", name: "N. Bakker" };
  expect(withCaller(moved, NOOR)).toMatchObject({
    name: "N. Bakker",
    email: "noor@mail.example",
    postalCode: "1011AB",
    houseNumber: "3",
    pickup: picked.pickup,
  });
});

test("a draft in which nothing was said need not be kept", () => {
  expect(isUntouched(emptyDraft("a"))).toBe(true);
  expect(isUntouched(changed(emptyDraft("a"), { notes: "x" }))).toBe(false);
});
