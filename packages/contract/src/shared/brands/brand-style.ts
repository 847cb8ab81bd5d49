import { brand } from "../brand.ts";
import { brandLook } from "./brand-look.ts";
import { LOGO_FRAME } from "./brand-shape.ts";
import { hasBrandLogo } from "./business.ts";

const LIGHT = 0;
const DARK = 1;

const tokens = (scheme: typeof LIGHT | typeof DARK): string =>
  Object.entries(brandLook.colours)
    .map(([name, colours]) => `--${name}:${colours[scheme]}`)
    .join(";");

/** The brand's colour tokens for the light and the dark scheme; print is always light. */
export const brandStyle: string = [
  `@layer tokens{:root,[data-scheme=light]{${tokens(LIGHT)}}`,
  `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){${tokens(DARK)}}}`,
  `@media screen{[data-scheme=dark]{${tokens(DARK)}}}}`,
].join("");

/** Width of the letters in `LOGO_FRAME`, and their size; a longer name gets smaller letters. */
const LOGO_WIDTH = 388;
const LETTER_SIZE = 72;
/** Average width of a bold letter, in ems. */
const LETTER_WIDTH = 0.46;

/** The brand file's logo, or the name in letters of a business that has another name (SET-01). */
export const brandLogo = (): string =>
  `<symbol id="logo" viewBox="${LOGO_FRAME}" overflow="visible">${hasBrandLogo() ? brandLook.logo : inLetters(brand.name)}</symbol>`;

function inLetters(name: string): string {
  const size = Math.min(LETTER_SIZE, Math.floor(LOGO_WIDTH / (LETTER_WIDTH * name.length)));
  const text = name.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<text class="logo-word" font-family="Familjen Grotesk, system-ui, sans-serif" font-size="${size}" font-weight="700">${text}</text>`;
}

export const groundColours = brandLook.colours.linen;
