import { describe, expect, it } from "vitest";
import { meaningOf, press } from "./press.ts";

const typed = (keys: string[]) => keys.reduce((code, key) => press(code, key, 4), "");
const bare = { ctrlKey: false, metaKey: false, altKey: false };

describe("press", () => {
  it("appends the digit of a key [CODE-03]", () => {
    expect(typed(["7", "4"])).toBe("74");
  });

  it("takes the last digit away on backspace [CODE-04]", () => {
    expect(typed(["7", "4", "Backspace"])).toBe("7");
    expect(press("", "Backspace", 4)).toBe("");
  });

  it("empties the code at once on clear", () => {
    expect(typed(["7", "4", "3", "Clear"])).toBe("");
  });

  it.each(["a", "-", ".", ",", "F1", " ", "٣"])(
    "ignores %s, for a code has digits only [CODE-09]",
    (key) => {
      expect(press("12", key, 4)).toBe("12");
    },
  );

  it("ignores digits beyond the fourth [CODE-10]", () => {
    expect(typed(["7", "4", "3", "0", "9"])).toBe("7430");
  });

  it("keeps leading zeros [CODE-11]", () => {
    expect(typed(["0", "0", "1", "2"])).toBe("0012");
  });
});

describe("meaningOf", () => {
  it("takes digits and Backspace of the keyboard as keys [CODE-06]", () => {
    expect(meaningOf({ key: "5", ...bare })).toBe("type");
    expect(meaningOf({ key: "Backspace", ...bare })).toBe("type");
    expect(meaningOf({ key: "e", ...bare })).toBeUndefined();
  });

  it("confirms on Enter and on Tab [CODE-07]", () => {
    expect(meaningOf({ key: "Enter", ...bare })).toBe("confirm");
    expect(meaningOf({ key: "Tab", ...bare })).toBe("confirm");
  });

  it("cancels on Escape [CODE-08]", () => {
    expect(meaningOf({ key: "Escape", ...bare })).toBe("cancel");
  });

  it("leaves the browser's own shortcuts alone", () => {
    expect(meaningOf({ key: "5", ...bare, ctrlKey: true })).toBeUndefined();
    expect(meaningOf({ key: "Tab", ...bare, altKey: true })).toBeUndefined();
  });
});
