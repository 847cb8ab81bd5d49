import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import { E2E_NOW, runServer, type RunningServer } from "../e2e/running-server.ts";
import { allStates } from "../e2e/states/all-states.ts";
import type { State } from "../e2e/states/state.ts";
import { findChromium } from "./test/chromium.ts";
import setUpPostgres from "./test/postgres-setup.ts";
import { requireTools } from "./test/tools.ts";
import { buildWeb, isStale } from "./web-build.ts";

/**
 * Draws every screen and state in both languages, light and dark, at four widths, and one sheet that shows
 * them all. A state is reached once in each language, and then looked at.
 */
const OUT = resolve("var/gallery");
const HEIGHTS = { 320: 640, 390: 844, 768: 1024, 1280: 900 };
const SCHEMES = ["light", "dark"] as const;
type Look = { width: number; height: number; scheme: (typeof SCHEMES)[number] };
const LOOKS = Object.entries(HEIGHTS).flatMap(([width, height]) =>
  SCHEMES.map((scheme): Look => ({ width: Number(width), height, scheme })),
);
type Visit = { state: State; language: Language };

const wanted = process.argv[2] ?? "";
requireTools();
if (isStale()) await buildWeb();
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const tearDown = await setUpPostgres();
const server = await runServer();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const states = (await allStates()).filter((state) => state.name.includes(wanted));
const visits = states.flatMap((state) => LANGUAGES.map((language): Visit => ({ state, language })));
let failed = 0;
for (const [index, visit] of visits.entries()) {
  try {
    await draw(browser, server, visit);
  } catch (error) {
    failed += 1;
    console.error(`\n${visit.state.name} ${visit.language}: ${String(error).split("\n")[0]}`);
  }
  process.stdout.write(`\r${index + 1} of ${visits.length}`);
}
writeFileSync(join(OUT, "index.html"), sheet(visits));
console.log(`\n${join(OUT, "index.html")}`);
await browser.close();
await server.stop();
await tearDown();
process.exitCode = failed === 0 ? 0 : 1;

function fileOf({ state, language }: Visit, { width, scheme }: Look): string {
  return `${state.name}-${language}-${width}-${scheme}.png`.replaceAll(/[^\w.-]+/g, "-");
}

async function draw(from: Browser, { url }: RunningServer, visit: Visit): Promise<void> {
  const { state, language } = visit;
  const context = await from.newContext({
    viewport: { width: 390, height: HEIGHTS[390] },
    reducedMotion: "reduce",
    baseURL: url,
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(E2E_NOW);
    await page.addInitScript(() => localStorage.setItem("cookiesSeen", "true"));
    await page.goto(state.path.replace("{lng}", language));
    await page.locator("html[data-ready]").waitFor();
    await state.prepare?.(page, language);
    for (const look of LOOKS) {
      await page.setViewportSize(look);
      await page.emulateMedia({ colorScheme: look.scheme });
      await page.screenshot({ path: join(OUT, fileOf(visit, look)), fullPage: true });
    }
  } finally {
    await context.close();
  }
}

function sheet(all: Visit[]): string {
  const figures = all.flatMap((visit) =>
    LOOKS.map((look) => {
      const file = fileOf(visit, look);
      return `<figure style="width:${Math.round(look.width * 0.4)}px"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${file}</figcaption></figure>`;
    }),
  );
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>
body{font:14px system-ui;display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start;background:#eee;padding:24px}
figure{margin:0}img{display:block;width:100%;border:1px solid #ccc}</style>${figures.join("\n")}`;
}
