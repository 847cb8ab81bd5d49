import { describe, expect, it } from "vitest";
import { codeEntry, emptyKeypad, type CodeEntry, type CodeEntryEvent } from "./code-entry.ts";

type Entry = CodeEntry<string>;
const after = (entry: Entry, ...events: CodeEntryEvent<string>[]): Entry =>
  events.reduce(codeEntry<string>, entry);

const point = { company: "Kapsalon De Krul", addressLine: "Gedempte Oude Gracht 41" };
const lookingUp: Entry = { at: "looking-up", code: "7430" };
const found: Entry = { at: "found", code: "7430", point };
const placing: Entry = { at: "placing", code: "7430", point };
const placed: Entry = { at: "placed", code: "7430", point, placed: "tomorrow" };
const notFound = { is: "not-found" } as const;

describe("codeEntry", () => {
  it("looks up at the fourth digit and not before [CODE-10] [CODE-12] [RULE-14]", () => {
    for (const code of ["", "7", "74", "743"]) {
      expect(after(emptyKeypad, { type: "typed", code })).toEqual({ at: "typing", code });
    }
    expect(after(emptyKeypad, { type: "typed", code: "7430" })).toEqual(lookingUp);
  });

  it("keeps leading zeros in the code it looks up [CODE-11]", () => {
    expect(after(emptyKeypad, { type: "typed", code: "0012" })).toEqual({
      at: "looking-up",
      code: "0012",
    });
  });

  it.each(["74a0", "7.43", "-743"])("never looks up %s [CODE-09]", (code) => {
    expect(after(emptyKeypad, { type: "typed", code }).at).toBe("typing");
  });

  it("looks up on confirming a complete code and does nothing with fewer digits [CODE-07]", () => {
    expect(after({ at: "typing", code: "7430" }, { type: "confirmed" })).toEqual(lookingUp);
    const short: Entry = { at: "typing", code: "743" };
    expect(after(short, { type: "confirmed" })).toBe(short);
    expect(after(lookingUp, { type: "confirmed" })).toBe(lookingUp);
  });

  it("empties the code on cancelling and stays on the keypad [CODE-08]", () => {
    expect(after({ at: "typing", code: "74" }, { type: "cancelled" })).toEqual(emptyKeypad);
  });

  it("takes no keys while the lookup runs [CODE-27]", () => {
    expect(after(lookingUp, { type: "typed", code: "4418" })).toBe(lookingUp);
  });

  it("shows the location that was found [CODE-15]", () => {
    expect(after(lookingUp, { type: "found", code: "7430", point })).toEqual(found);
  });

  it("clears the code of a location that was not found and says so [CODE-18] [ERR-13] [B2B-21]", () => {
    expect(after(lookingUp, { type: "not-found", code: "7430", problem: notFound })).toEqual({
      at: "typing",
      code: "",
      problem: notFound,
    });
  });

  it("forgets what was wrong at the next digit", () => {
    const wrong: Entry = { at: "typing", code: "", problem: notFound };
    expect(after(wrong, { type: "typed", code: "4" })).toEqual({ at: "typing", code: "4" });
  });

  it("ignores the late answer for a code that is no longer asked for", () => {
    const other: Entry = { at: "looking-up", code: "0012" };
    expect(after(other, { type: "found", code: "7430", point })).toBe(other);
    expect(after(emptyKeypad, { type: "found", code: "7430", point })).toBe(emptyKeypad);
  });

  it("places once, from a found location only [CODE-16] [CODE-19]", () => {
    expect(after(found, { type: "placing" })).toEqual(placing);
    expect(after(placing, { type: "placing" })).toBe(placing);
    expect(after(lookingUp, { type: "placing" })).toBe(lookingUp);
    expect(after(placing, { type: "placed", placed: "tomorrow" })).toEqual(placed);
  });

  it("clears the location of an order that was refused [CODE-24] [ERR-14] [B2B-20]", () => {
    const problem = { is: "not-placed" } as const;
    expect(after(placing, { type: "not-placed", problem })).toEqual({
      at: "typing",
      code: "",
      problem,
      back: true,
    });
  });

  it("goes back to the empty keypad for a new code, but not in mid-order [CODE-17] [B2B-22]", () => {
    for (const entry of [found, placed, lookingUp]) {
      expect(after(entry, { type: "new-code" })).toMatchObject({ at: "typing", code: "" });
    }
    expect(after(placing, { type: "new-code" })).toBe(placing);
  });
});
