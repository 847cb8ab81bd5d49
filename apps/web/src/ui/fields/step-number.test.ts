import { describe, expect, it } from "vitest";
import { stepNumber } from "./step-number.ts";

describe("stepNumber", () => {
  it("goes one up and one down", () => {
    expect(stepNumber("4", 1, 1, 9)).toBe("5");
    expect(stepNumber("4", -1, 1, 9)).toBe("3");
  });

  it("stays within the bounds", () => {
    expect(stepNumber("1", -1, 1, 9)).toBe("1");
    expect(stepNumber("9", 1, 1, 9)).toBe("9");
    expect(stepNumber("-7", 1, 1, 9)).toBe("1");
  });

  it("starts at the lowest number when the text is not a number", () => {
    expect(stepNumber("", 1, 1, 9)).toBe("1");
    expect(stepNumber("two", -1, 1, 9)).toBe("1");
  });
});
