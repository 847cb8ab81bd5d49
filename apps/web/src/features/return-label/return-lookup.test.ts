import { describe, expect, it } from "vitest";
import { returnLookup, type ReturnLookup, type ReturnLookupEvent } from "./return-lookup.ts";

const empty: ReturnLookup = { at: "typing", code: "" };
const after = (lookup: ReturnLookup, ...events: ReturnLookupEvent[]) =>
  events.reduce(returnLookup, lookup);
const typed = (text: string): ReturnLookupEvent => ({ type: "typed", text });
const label = {
  servicePoint: { bls: "BC12M", serviceCompany: null, postNLHub: null, hub: null },
  returnLabel: { label: "3SWAS0000000001" },
};

describe("returnLookup", () => {
  it("looks up at the fifth character and not before [RET-04] [RULE-15]", () => {
    for (const code of ["B", "BC", "BC1", "BC12"]) {
      expect(after(empty, typed(code))).toEqual({ at: "typing", code });
    }
    expect(after(empty, typed("BC12M"))).toEqual({ at: "looking-up", code: "BC12M" });
  });

  it("takes the code without spaces and in capitals, five characters of it [RET-03] [RET-04]", () => {
    expect(after(empty, typed(" bc 12mX"))).toEqual({ at: "looking-up", code: "BC12M" });
    expect(after(empty, typed(" bc12"))).toEqual({ at: "typing", code: "BC12" });
  });

  it("does not ask again for a code it has asked for [RET-04]", () => {
    const asked = after(empty, typed("BC12M"));
    expect(after(asked, typed("bc12m"))).toBe(asked);
    const found = after(asked, { type: "found", code: "BC12M", label });
    expect(after(found, typed("BC12M"))).toBe(found);
  });

  it("keeps a code that was not found, to be mended [RET-14] [ERR-15]", () => {
    const wrong = after(empty, typed("ZZZZZ"), {
      type: "not-found",
      code: "ZZZZZ",
      problem: { is: "not-found" },
    });
    expect(wrong).toEqual({ at: "typing", code: "ZZZZZ", problem: { is: "not-found" } });
    expect(after(wrong, typed("ZZZZ"))).toEqual({ at: "typing", code: "ZZZZ" });
  });

  it("ignores an answer that comes after an edit", () => {
    const edited = after(empty, typed("BC12M"), typed("BC12"));
    expect(after(edited, { type: "found", code: "BC12M", label })).toBe(edited);
  });
});
