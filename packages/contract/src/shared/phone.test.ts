import { describe, expect, test } from "vitest";
import { storedPhone, shownPhone, takesSms, toE164 } from "./phone.ts";

describe("phone numbers [PHONE-01]", () => {
  test.each([
    ["06 12345678", "+31612345678"],
    ["06-1234 5678", "+31612345678"],
    ["+31 (0)6 12345678", "+31612345678"],
    ["0031612345678", "+31612345678"],
    ["020 123 4567", "+31201234567"],
    ["+32 470 12 34 56", "+32470123456"],
    [" +49 1512 3456789 ", "+4915123456789"],
  ])("%s is kept as %s", (typed, stored) => {
    expect(toE164(typed)).toBe(stored);
    expect(storedPhone(typed)).toBe(stored);
    expect(storedPhone(stored)).toBe(stored);
    expect(toE164(shownPhone(stored))).toBe(stored);
  });

  test.each([
    "112",
    "06 123",
    "061234567890",
    "bel mijn buurvrouw",
    "06 12345678 (moeder)",
    "020 1234567 ext 12",
    "",
  ])("%j is no number, and is kept and shown as it was typed", (typed) => {
    expect(toE164(typed)).toBeUndefined();
    expect(storedPhone(` ${typed}`)).toBe(typed);
    expect(shownPhone(typed)).toBe(typed);
  });

  test.each([
    ["+31612345678", "06 12345678"],
    ["+31201234567", "020 123 4567"],
    ["+32470123456", "+32 470 12 34 56"],
    // Stored before numbers were normalised.
    ["0612345678", "06 12345678"],
  ])("%s is shown as %s", (stored, shown) => expect(shownPhone(stored)).toBe(shown));

  test("texts reach Dutch mobiles and numbers abroad, never a Dutch landline or premium number", () => {
    const reached = ["+31612345678", "+31201234567", "+31900123456", "+32470123456"];
    expect(reached.filter(takesSms)).toEqual(["+31612345678", "+32470123456"]);
  });
});
