import type { BrandLook } from "./brand-shape.ts";

export const bleekveldLook: BrandLook = {
  colours: {
    linen: ["#f7faf4", "#121a14"],
    ink: ["#1d2b22", "#eef3ea"],
    rope: ["#1d2b22", "#dfe8d8"],
    action: ["#2f5fa8", "#a5c4f7"],
    "action-deep": ["#234a87", "#c3d8fa"],
    "action-soft": ["#e2ebf8", "#1d3154"],
    "on-action": ["#ffffff", "#0a1c38"],
    sun: ["#8cc152", "#9ccf64"],
    "sun-soft": ["#e9f5da", "#28381a"],
    foot: ["#1d2b22", "#0b110d"],
  },
  logo: [
    '<path class="logo-rope" d="M-14 -79Q194 -63 402 -79"/>',
    '<text class="logo-word" x="0" y="0" font-family="Familjen Grotesk" font-size="86" font-weight="700" textLength="388" lengthAdjust="spacingAndGlyphs">bleekveld</text>',
    '<rect class="logo-peg" x="30" y="-98" width="17" height="40" rx="6"/>',
  ].join(""),
};
