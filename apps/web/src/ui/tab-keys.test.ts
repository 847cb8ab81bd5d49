import { describe, expect, it } from "vitest";
import { nextTab } from "./tab-keys.ts";

describe("nextTab", () => {
  it("goes round in both directions", () => {
    expect(nextTab("ArrowRight", 2, 3)).toBe(0);
    expect(nextTab("ArrowDown", 0, 3)).toBe(1);
    expect(nextTab("ArrowLeft", 0, 3)).toBe(2);
    expect(nextTab("ArrowUp", 2, 3)).toBe(1);
  });

  it("jumps to the first and the last", () => {
    expect(nextTab("Home", 2, 3)).toBe(0);
    expect(nextTab("End", 0, 3)).toBe(2);
  });

  it("leaves other keys alone", () => {
    expect(nextTab("Tab", 1, 3)).toBeUndefined();
  });
});
