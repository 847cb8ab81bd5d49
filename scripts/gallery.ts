import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import { E2E_NOW, runServer, type RunningServer } from "../e2e/running-server.ts";
import { allWalks } from "../e2e/states/all-states.ts";
import { goOn, type State } from "../e2e/states/state.ts";
import { findChromium } from "./test/chromium.ts";
import setUpPostgres from "./test/postgres-setup.ts";
import { requireTools } from "./test/tools.ts";
import { buildWeb, isStale } from "./web-build.ts";

/**
 * Draws every screen and state in both languages, light and dark, at four widths, and one sheet that shows
 * them all. A state is reached once in each language, and then looked at. An expression after
 * the command chooses pictures by their names: `npm run gallery pay`, `npm run gallery 'pay.*-en-390'`.
 */
const OUT = resolve("var/gallery");
const HEIGHTS = { 320: 640, 390: 844, 768: 1024, 1280: 900 };
/** Others may be at work on the machine. */
const PATIENCE_MS = 120_000;
const SCHEMES = ["light", "dark"] as const;
type Look = { width: number; height: number; scheme: (typeof SCHEMES)[number] };
const LOOKS = Object.entries(HEIGHTS).flatMap(([width, height]) =>
  SCHEMES.map((scheme): Look => ({ width: Number(width), height, scheme })),
);
/** One walk in one language: what stands at its stops is drawn on the way. */
type Visit = { path: string; language: Language; stops: Stop[] };
type Stop = Pick<State, "name" | "prepare"> & { pictures: Picture[] };
type Picture = { file: string; look: Look };

const wanted = new RegExp(process.argv[2] ?? "");
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
const visits = (await allWalks()).flatMap((walk) =>
  LANGUAGES.map((language) => visitOf(walk, language)),
);
const drawn = visits.filter(({ stops }) => stops.length > 0);
let failed = 0;
for (const [index, visit] of drawn.entries()) {
  try {
    await draw(browser, server, visit);
  } catch (error) {
    failed += 1;
    console.error(`\n${visit.path} ${visit.language}: ${String(error).split("\n")[0]}`);
  }
  process.stdout.write(`\r${index + 1} of ${drawn.length}`);
}
writeFileSync(join(OUT, "index.html"), sheet(drawn));
console.log(`\n${join(OUT, "index.html")}`);
await browser.close();
await server.stop();
await tearDown();
process.exitCode = failed === 0 ? 0 : 1;

/** As far as the last stop of which a picture is wanted. */
function visitOf({ next = [], path, ...first }: State, language: Language): Visit {
  const stops = [first, ...next].map((state): Stop => ({
    ...state,
    pictures: LOOKS.map((look) => ({ look, file: fileOf(state.name, language, look) })).filter(
      ({ file }) => wanted.test(file),
    ),
  }));
  const last = stops.findLastIndex(({ pictures }) => pictures.length > 0);
  return { path: path.replace("{lng}", language), language, stops: stops.slice(0, last + 1) };
}

function fileOf(name: string, language: Language, { width, scheme }: Look): string {
  return `${name}-${language}-${width}-${scheme}.png`.replaceAll(/[^\w.-]+/g, "-");
}

async function draw(from: Browser, { url }: RunningServer, visit: Visit): Promise<void> {
  const context = await from.newContext({ reducedMotion: "reduce", baseURL: url });
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(E2E_NOW);
    await page.addInitScript(() => localStorage.setItem("cookiesSeen", "true"));
    for (const [index, stop] of visit.stops.entries()) {
      await page.setViewportSize({ width: 390, height: HEIGHTS[390] });
      if (index === 0) await page.goto(visit.path);
      if (index === 0) await page.locator("html[data-ready]").waitFor();
      await goOn(page, visit.language, stop);
      for (const { file, look } of stop.pictures) {
        await page.setViewportSize(look);
        await page.emulateMedia({ colorScheme: look.scheme });
        await page.screenshot({ path: join(OUT, file), fullPage: true });
      }
    }
  } finally {
    await context.close();
  }
}

function sheet(all: Visit[]): string {
  const pictures = all.flatMap(({ stops }) => stops.flatMap((stop) => stop.pictures));
  const figures = pictures.map(
    ({ file, look }) =>
      `<figure style="width:${Math.round(look.width * 0.4)}px"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${file}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>
body{font:14px system-ui;display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start;background:#eee;padding:24px}
figure{margin:0}img{display:block;width:100%;border:1px solid #ccc}</style>${figures.join("\n")}`;
}
