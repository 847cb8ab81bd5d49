import { expect, test } from "vitest";
import { bleekveldLook, waslijnLook } from "./brand-look.ts";
import type { BrandColour } from "./brand-shape.ts";

/** Relative luminance of a hex colour (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Text on its background, and the ratio that WCAG 2 asks for at level AA. */
const PAIRS: [BrandColour, BrandColour][] = [
  ["ink", "linen"],
  ["ink", "action-soft"],
  ["ink", "sun-soft"],
  ["action", "linen"],
  ["action-deep", "linen"],
  ["action-deep", "action-soft"],
  ["on-action", "action"],
  ["on-action", "action-deep"],
];

test.each(
  [waslijnLook, bleekveldLook].flatMap(({ colours }, brand) =>
    [0, 1].flatMap((scheme) => PAIRS.map((pair) => ({ colours, brand, scheme, pair }))),
  ),
)("brand $brand, scheme $scheme: $pair can be read [SET-01]", ({ colours, scheme, pair }) => {
  const [text, ground] = pair.map((name) => colours[name][scheme] ?? "");
  expect(contrast(text ?? "", ground ?? "")).toBeGreaterThanOrEqual(4.5);
});
