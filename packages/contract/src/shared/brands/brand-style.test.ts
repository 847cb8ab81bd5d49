import { afterEach, expect, test } from "vitest";
import { brandLook } from "./brand-look.ts";
import { brandLogo } from "./brand-style.ts";
import { overrideBusiness } from "./business.ts";

afterEach(() => overrideBusiness({}));

test("pages of a business with another name show that name in letters, not the brand file's logo [SET-01]", () => {
  expect(brandLogo()).toContain(brandLook.logo);
  overrideBusiness({ name: "Was & Zo" });
  expect(brandLogo()).not.toContain(brandLook.logo);
  expect(brandLogo()).toContain(">Was &#38; Zo</text>");
});

test("a long name gets smaller letters, so that it fits [SET-01]", () => {
  const sizeOf = (name: string): number => {
    overrideBusiness({ name });
    return Number(/font-size="(\d+)"/.exec(brandLogo())?.[1]);
  };
  expect(sizeOf("Wasje")).toBe(72);
  expect(sizeOf("Wasserij Kuiper")).toBeLessThan(60);
});
