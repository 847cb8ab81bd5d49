import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { bleekveld } from "@waslijn/contract/shared/brand";
import { bleekveldLook } from "@waslijn/contract/shared/brands/brand-look";
import {
  LOGO_FRAME,
  type Brand,
  type BrandLook,
} from "@waslijn/contract/shared/brands/brand-shape";
import { waslijn } from "@waslijn/contract/shared/brand";
import { waslijnLook } from "@waslijn/contract/shared/brands/brand-look";
import { findChromium } from "../test/chromium.ts";

/*
 * Draws icons, the social media image and the logo of mails from a brand's colours and logo. The files are committed: run this by hand
 * after a brand has changed; `npm start` never needs a browser.
 */
const MAIL_LOGOS = resolve(import.meta.dirname, "../../apps/api/src/outside/mail-logos");
const PUBLIC = resolve(import.meta.dirname, "../../apps/web/public");
const FONT = join(PUBLIC, "fonts/familjen-grotesk-latin-wght-normal.woff2");
const TAGLINE = "Schone was, zonder sjouwen.";

const SOCK = "M4 0H32V50C32 58 36 62 44 66L56 72C70 80 66 100 50 100L28 98C12 96 4 86 4 72Z";

/** App icon: a sock on the line. */
function icon({ colours }: BrandLook, rounded: boolean, scale = 1): string {
  const [ground] = colours.action;
  const [sun] = colours.sun;
  const [white] = colours["on-action"];
  const shift = (512 - 512 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${rounded ? 112 : 0}" fill="${ground}"/><g transform="translate(${shift} ${shift}) scale(${scale})"><path d="M-60 118Q256 170 572 118" fill="none" stroke="${white}" stroke-width="20" stroke-linecap="round"/><g transform="translate(168 146) scale(2.9)"><path d="${SOCK}" fill="${white}"/><path d="M4 14H32" stroke="${ground}" stroke-width="5"/></g><rect x="204" y="84" width="34" height="112" rx="12" fill="${sun}" stroke="${ground}" stroke-width="10"/></g></svg>`;
}

function preview({ colours, logo }: BrandLook): string {
  const [linen] = colours.linen;
  const [ink] = colours.ink;
  const [sun] = colours.sun;
  const [action] = colours.action;
  return `<!doctype html><style>
@font-face{font-family:"Familjen Grotesk";src:url("file://${FONT}");font-weight:400 700}
body{margin:0;width:1200px;height:630px;background:${linen};color:${ink};font:700 84px/1 "Familjen Grotesk";letter-spacing:-.03em;position:relative;overflow:hidden}
.logo{position:absolute;left:90px;top:250px;width:470px}.logo-rope{fill:none;stroke:${ink};stroke-width:5}.logo-word{fill:${ink}}.logo-peg{fill:${sun};stroke:${linen};stroke-width:5;paint-order:stroke}
p{position:absolute;left:90px;top:452px;margin:0;font-size:54px;color:${action}}svg.line{position:absolute;inset:0}</style>
<svg class="line" width="1200" height="630" fill="none"><path d="M0 60Q640 210 1200 90" stroke="${ink}" stroke-width="5"/>
${[
  [640, 128, sun],
  [790, 132, colours["action-soft"][0]],
  [950, 124, sun],
]
  .map(
    ([x, y, fill]) =>
      `<g transform="translate(${x} ${y}) scale(2.1)"><path d="${SOCK}" transform="translate(4 3)" fill="${fill}"/><path d="${SOCK}" stroke="${ink}" stroke-width="2.4"/><path d="M4 14H32" stroke="${ink}" stroke-width="2.4"/><rect x="12" y="-13" width="12" height="30" rx="4" fill="${sun}" stroke="${ink}" stroke-width="2"/></g>`,
  )
  .join("")}</svg>
<svg class="logo" viewBox="${LOGO_FRAME}">${logo}</svg><p>${TAGLINE}</p>`;
}

/**
 * The logo of mails, transparent. The light one has a thin edge in the ground's colour: programs that darken a mail by
 * themselves keep its image.
 */
function mailLogo({ colours, logo }: BrandLook, scheme: 0 | 1): string {
  const [ground, ink, sun] = [colours.linen[scheme], colours.ink[scheme], colours.sun[scheme]];
  const edge = scheme === 0 ? `stroke:${ground};stroke-width:5;paint-order:stroke` : "";
  return `<!doctype html><style>
@font-face{font-family:"Familjen Grotesk";src:url("file://${FONT}");font-weight:400 700}
body{margin:0}svg{display:block;width:100vw;height:100vh}
.logo-rope{fill:none;stroke:${ink};stroke-width:5}.logo-word{fill:${ink};${edge}}.logo-peg{fill:${sun};stroke:${ground};stroke-width:5;paint-order:stroke}</style>
<svg viewBox="${LOGO_FRAME}">${logo}</svg>`;
}

async function paint(page: Page, html: string, width: number, height: number, file: string) {
  await page.setViewportSize({ width, height });
  await page.goto("file:///");
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file, omitBackground: true });
}

const asPage = (svg: string): string =>
  `<!doctype html><style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`;

async function draw(page: Page, brand: Brand, look: BrandLook): Promise<void> {
  const folder = join(PUBLIC, brand.files);
  for (const made of [folder, MAIL_LOGOS]) mkdirSync(made, { recursive: true });
  writeFileSync(join(folder, "icon.svg"), icon(look, true));
  for (const size of [32, 192, 512]) {
    await paint(page, asPage(icon(look, true)), size, size, join(folder, `icon-${size}.png`));
  }
  await paint(page, asPage(icon(look, false)), 180, 180, join(folder, "icon-180.png"));
  await paint(
    page,
    asPage(icon(look, false, 0.72)),
    512,
    512,
    join(folder, "icon-maskable-512.png"),
  );
  for (const [scheme, name] of [
    [0, "light"],
    [1, "dark"],
  ] as const) {
    const file = join(MAIL_LOGOS, `${basename(brand.files)}-${name}.png`);
    await paint(page, mailLogo(look, scheme), 396, 126, file);
    const small = { palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 };
    writeFileSync(file, await sharp(file).png(small).toBuffer());
  }
  await paint(page, preview(look), 1200, 630, join(folder, "preview.png"));
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--allow-file-access-from-files"],
});
const page = await browser.newPage();
await draw(page, waslijn, waslijnLook);
await draw(page, bleekveld, bleekveldLook);
await browser.close();
