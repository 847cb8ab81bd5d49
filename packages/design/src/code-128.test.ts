import { describe, expect, it } from "vitest";
import { code128, symbolsOf } from "./code-128.ts";

const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .join("")
  .replace(/\d/g, "");
const modules = (text: string) => code128(text).reduce((sum, width) => sum + width, 0);

describe("code128", () => {
  it.each([
    ["BC12M", "2112141311231313211232212232111131232313112331112"],
    [
      "3SWLJN00481726",
      "2112142211322131133113211321311121331133211131412122223131211232213212213123112331112",
    ],
  ])("draws %s as another encoder does [RET-11]", (text, widths) => {
    expect(code128(text).join("")).toBe(widths);
  });

  it("gives each symbol eleven modules and the stop thirteen", () => {
    expect(modules(letters)).toBe((1 + 85 + 1) * 11 + 13);
    const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, "0")).join("");
    expect(modules(pairs)).toBe((1 + 100 + 1) * 11 + 13);
  });

  it("draws every symbol differently, each with bars of an even width together", () => {
    const drawn = Array.from({ length: 100 }, (_, pair) =>
      code128(String(pair).padStart(2, "0")).slice(6, 12),
    );
    expect(new Set(drawn.map(String)).size).toBe(100);
    for (const [bar = 0, , second = 0, , third = 0] of drawn) {
      expect((bar + second + third) % 2).toBe(0);
    }
  });

  it("packs digits two by two at the end, after an odd one alone", () => {
    expect(symbolsOf("AB1234").slice(0, -1)).toEqual([104, 33, 34, 99, 12, 34]);
    expect(symbolsOf("AB12345").slice(0, -1)).toEqual([104, 33, 34, 17, 99, 23, 45]);
  });

  it("starts with pairs where the text starts with four digits", () => {
    expect(symbolsOf("1234A").slice(0, -1)).toEqual([105, 12, 34, 100, 33]);
    expect(symbolsOf("12345A").slice(0, -1)).toEqual([105, 12, 34, 100, 21, 33]);
  });

  it("leaves three digits as they are", () => {
    expect(symbolsOf("A123").slice(0, -1)).toEqual([104, 33, 17, 18, 19]);
  });

  it("refuses what Code 128 cannot hold", () => {
    for (const text of ["", "é", "a\nb"]) expect(() => code128(text)).toThrow(/printable/);
  });
});
