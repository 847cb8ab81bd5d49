import { brandLook } from "@waslijn/contract/shared/brands/brand-look";
import { createHash } from "node:crypto";

const brandTokens = Object.entries(brandLook.colours)
  .map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`)
  .join(";");

/** The look of the site's own pages (packages/ui/src/styles/tokens.css), as far as one screen needs it. */
export const BANK_STYLE = `
@font-face{font-family:"Familjen Grotesk";src:url("/fonts/familjen-grotesk-latin-wght-normal.woff2") format("woff2");font-weight:400 700;font-display:swap}
@font-face{font-family:"Instrument Sans";src:url("/fonts/instrument-sans-latin-wght-normal.woff2") format("woff2");font-weight:400 700;font-display:swap}
:root{color-scheme:light dark;${brandTokens};--paper:light-dark(#fff,#192738);--hollow:light-dark(#f1eade,#0a121c);--ink-soft:light-dark(#4b5970,#b0bbca);--rule:light-dark(#e4dccd,#2a394d);--edge:light-dark(#7a869a,#7d8ea6);--focus:light-dark(#15243b,#f2bc55)}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;padding:clamp(1rem,5vw,4.5rem) min(1.25rem,5vw);background:var(--linen);color:var(--ink);font:1.0625rem/1.55 "Instrument Sans",system-ui,sans-serif}
main{display:grid;gap:1.5rem;max-width:34rem;margin-inline:auto;padding:0 clamp(1.25rem,4vw,2.5rem) 2rem;background:var(--paper);border:2px dashed var(--edge);border-radius:.75rem;overflow:clip}
.band{margin-inline:calc(-1*clamp(1.25rem,4vw,2.5rem));padding:.6rem 1rem .95rem;background:#15243b;color:#fff;text-align:center;font-weight:650;font-size:.9375rem;box-shadow:inset 0 -6px 0 -1px var(--sun)}
h1{margin-bottom:.5rem;font:700 min(clamp(1.5rem,1.35rem + .7vw,1.875rem),8.4vw)/1.1 "Familjen Grotesk",system-ui,sans-serif;letter-spacing:-.026em}
.soft,dt,summary,legend{color:var(--ink-soft)}
dl{border-top:1px solid var(--rule)}
dl div{display:grid;grid-template-columns:auto 1fr;gap:0 1rem;padding-block:.75rem;border-bottom:1px solid var(--rule);line-height:1.45}
dd{font-weight:550;text-align:right;overflow-wrap:anywhere}
form,.do,details[open]{display:grid;gap:.75rem}
button,.button{display:grid;place-items:center;min-height:3.25rem;padding:.5rem min(1.5rem,6vw);border:1.5px solid var(--ink);border-radius:.75rem;background:var(--paper);color:inherit;font:inherit;font-weight:600;line-height:1.2;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--hollow)}
.main{border-color:transparent;background:var(--action);color:var(--on-action)}
.main:hover{background:var(--action-deep)}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
summary{min-height:3rem;align-content:center;cursor:pointer}
fieldset{padding:0;border:0}legend{padding:0}
label{display:flex;align-items:center;gap:.75rem;min-height:2.75rem}
input{width:1.25rem;height:1.25rem;flex:none;accent-color:var(--action)}
@media (min-width:30rem){.do{grid-template-columns:repeat(auto-fit,minmax(8rem,1fr))}.main{grid-column:1/-1}}
`;

/** Lets this style through the content policy, and no other. */
export const BANK_STYLE_HASH = `'sha256-${createHash("sha256").update(BANK_STYLE).digest("base64")}'`;
