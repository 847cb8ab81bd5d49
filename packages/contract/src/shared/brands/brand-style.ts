import { brandLook } from "./brand-look.ts";
import { LOGO_FRAME } from "./brand-shape.ts";

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

export const brandLogo = `<symbol id="logo" viewBox="${LOGO_FRAME}" overflow="visible">${brandLook.logo}</symbol>`;

export const groundColours = brandLook.colours.linen;
