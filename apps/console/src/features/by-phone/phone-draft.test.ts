import { expect, test } from "vitest";
import type { DeskDate } from "@waslijn/contract/console/by-phone";
import {
  changed,
  emptyDraft,
  isUntouched,
  recognised,
  said,
  withCaller,
  withChosenCaller,
  withoutWindow,
  withProposal,
} from "./phone-draft.ts";

const NOOR = {
  id: "noor",
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
  services: ["WF" as const],
  usualHours: { pickup: "10:00", delivery: "18:00" },
  hasBag: true,
  instructions: { bell: "Bovenste bel" },
};
const BO = { ...NOOR, id: "bo", contact: { ...NOOR.contact, name: "Bo" }, instructions: {} };
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

test("a known caller is filled in, with what they had last time [DESK-04]", () => {
  expect(recognised(emptyDraft("key"), [NOOR])).toMatchObject({
    caller: "noor",
    name: "Noor Bakker",
    phone: "06 11223344",
    language: "en",
    postalCode: "2011DB",
    houseNumber: "18",
    addition: "A",
    services: ["WF"],
    hasBag: true,
    instructions: { bell: "Bovenste bel" },
  });
});

test("nothing that the desk entered is overwritten, and an address stays whole [DESK-04]", () => {
  const entered = said(emptyDraft("key"), {
    phone: "0611223344",
    name: "N. Bakker",
    language: "nl",
    hasBag: false,
    houseNumber: "3",
  });
  expect(recognised(entered, [NOOR])).toMatchObject({
    phone: "0611223344",
    name: "N. Bakker",
    email: "noor@mail.example",
    language: "nl",
    hasBag: false,
    postalCode: "",
    houseNumber: "3",
    instructions: {},
  });
});

test("a mistyped number leaves nothing of somebody else behind [DESK-04]", () => {
  const mistyped = recognised(said(emptyDraft("key"), { phone: "0611223344" }), [NOOR]);
  const noted = said(mistyped, { notes: "achterom" });
  expect(recognised(noted, [BO])).toMatchObject({ caller: "bo", name: "Bo", notes: "achterom" });
  expect(recognised(noted, [])).toMatchObject({
    caller: "",
    name: "",
    postalCode: "",
    services: [],
    hasBag: false,
    notes: "achterom",
    phone: "0611223344",
  });
});

test("with two customers at one number the desk chooses, and the choice stays [DESK-04]", () => {
  const asked = recognised(said(emptyDraft("key"), { phone: "0611223344" }), [NOOR, BO]);
  expect(asked).toMatchObject({ caller: "", name: "" });
  const bo = withChosenCaller(asked, BO);
  expect(bo).toMatchObject({ caller: "bo", name: "Bo" });
  expect(recognised(said(bo, { phone: "0699887766" }), [])).toMatchObject({ name: "Bo" });
  const other = withChosenCaller(asked, undefined);
  expect(recognised(other, [NOOR, BO])).toBe(other);
  expect(recognised(said(other, { phone: "0611223345" }), [NOOR]).name).toBe("Noor Bakker");
});

test("the first free day is proposed, with the usual hours where they are free [DESK-04]", () => {
  const hour = (from: string, available: boolean) => ({ from, to: "", available, free: 1 });
  const dates = [
    { date: "2026-11-17", hours: [hour("08:00", false), hour("10:00", false)] },
    { date: "2026-11-18", hours: [hour("08:00", true), hour("10:00", true)] },
  ] as unknown as DeskDate[];
  const known = withCaller(emptyDraft("key"), NOOR);
  expect(withProposal(known, "pickup", dates).pickup).toEqual({
    date: "2026-11-18",
    from: "10:00",
  });
  const fresh = withProposal(emptyDraft("key"), "pickup", dates);
  expect(fresh.pickup).toEqual({ date: "2026-11-18", from: "" });
  expect(withProposal(picked, "pickup", dates)).toBe(picked);
});

test("another address has no instructions of the old one [DESK-04]", () => {
  const known = withCaller(emptyDraft("key"), NOOR);
  expect(said(known, { houseNumber: "20" })).toMatchObject({ instructions: {}, street: "" });
  const instructions = { bell: "Bovenste bel", detergent: "zonder parfum" };
  expect(said({ ...known, instructions }, { houseNumber: "20" }).instructions).toEqual({
    detergent: "zonder parfum",
  });
  expect(said(known, { notes: "x" }).instructions).toEqual({ bell: "Bovenste bel" });
});

test("a draft in which nothing was said need not be kept", () => {
  expect(isUntouched(emptyDraft("a"))).toBe(true);
  expect(isUntouched(changed(emptyDraft("a"), { notes: "x" }))).toBe(false);
});
