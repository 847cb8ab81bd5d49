import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import { consoleWalks } from "../e2e/console-states/all-console-states.ts";
import type { ConsoleWalk } from "../e2e/console-states/state.ts";
import { ConsoleVisitor } from "../e2e/console-states/visitor.ts";
import { E2E_NOW, runServer } from "../e2e/running-server.ts";
import { allWalks } from "../e2e/states/all-states.ts";
import { setRootSize } from "../e2e/reach.ts";
import { goOn, type State } from "../e2e/states/state.ts";
import { cacheFonts } from "./test/cache-fonts.ts";
import { findChromium } from "./test/chromium.ts";
import setUpPostgres from "./test/postgres-setup.ts";
import { requireTools } from "./test/tools.ts";
import { buildWeb, isStale } from "./web-build.ts";

/**
 * Draws every screen and state in both languages, light and dark, at four widths, with 200 % text at two of them, and
 * one sheet with all of them. A state is reached once per language. An expression after the command selects pictures by
 * name: `npm run gallery pay`, `npm run gallery 'pay.*-en-390'`, `npm run gallery large`.
 */
const OUT = resolve("var/gallery");
const HEIGHTS = { 320: 640, 390: 844, 768: 1024, 1280: 900 };
/** Long, because others may use the machine too. */
const PATIENCE_MS = 120_000;
const SETTLING_MS = 500;
const SCHEMES = ["light", "dark"] as const;
type Look = {
  width: number;
  height: number;
  scheme: (typeof SCHEMES)[number];
  text?: "large" | undefined;
};
const LOOKS: Look[] = [
  ...Object.entries(HEIGHTS).flatMap(([width, height]) =>
    SCHEMES.map((scheme): Look => ({ width: Number(width), height, scheme })),
  ),
  ...([390, 1280] as const).map((width): Look => ({
    width,
    height: HEIGHTS[width],
    scheme: "light",
    text: "large",
  })),
];
/** One walk in one language; its states are drawn on the way. */
type Visit = {
  title: string;
  /** Width at which the states are reached: phones show some of them in sheets. */
  width: 390 | 1280;
  stops: Stop[];
  /** Opens the page and returns the steps from each state to the next. */
  begin: () => Promise<{ page: Page; ways: (() => Promise<unknown>)[] }>;
};
type Stop = { pictures: Picture[] };
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
const walks = await allWalks();
const visits = LANGUAGES.flatMap((language) => [
  ...walks.map((walk) => visitOf(walk, language)),
  ...Object.values(consoleWalks)
    .flat()
    .map((walk) => consoleVisitOf(walk, language)),
]);
const drawn = visits
  .map((visit) => ({ ...visit, stops: asFarAsWanted(visit.stops) }))
  .filter(({ stops }) => stops.length > 0);
let failed = 0;
for (const [index, visit] of drawn.entries()) {
  try {
    await draw(visit);
  } catch (error) {
    failed += 1;
    console.error(`\n${visit.title}: ${String(error).split("\n")[0]}`);
  }
  process.stdout.write(`\r${index + 1} of ${drawn.length}`);
}
writeFileSync(join(OUT, "index.html"), sheet(drawn));
console.log(`\n${join(OUT, "index.html")}`);
await browser.close();
await server.stop();
await tearDown();
process.exitCode = failed === 0 ? 0 : 1;

function visitOf({ next = [], path, ...first }: State, language: Language): Visit {
  const states = [first, ...next];
  return {
    title: `${path} ${language}`,
    width: 390,
    stops: states.map(({ name }) => stopOf(name, language)),
    async begin() {
      const context = await browser.newContext({ reducedMotion: "reduce", baseURL: server.url });
      const page = await context.newPage();
      await page.clock.setFixedTime(E2E_NOW);
      await page.addInitScript(() => localStorage.setItem("cookiesSeen", "true"));
      await page.setViewportSize({ width: 390, height: HEIGHTS[390] });
      await cacheFonts(page);
      await page.goto(path.replace("{lng}", language));
      await page.locator("html[data-ready]").waitFor();
      return { page, ways: states.map((state) => () => goOn(page, language, state)) };
    },
  };
}

function consoleVisitOf(walk: ConsoleWalk, language: Language): Visit {
  return {
    title: `console ${walk[0]?.name} ${language}`,
    width: 1280,
    stops: walk.map(({ name }) => stopOf(`console-${name}`, language)),
    async begin() {
      const visitor = await ConsoleVisitor.arrive(browser, server, language);
      return {
        page: visitor.page,
        ways: walk.map(
          ({ reach }) =>
            () =>
              reach(visitor),
        ),
      };
    },
  };
}

function stopOf(name: string, language: Language): Stop {
  const pictures = LOOKS.map((look) => ({ look, file: fileOf(name, language, look) }));
  return { pictures: pictures.filter(({ file }) => wanted.test(file)) };
}

/** Waits for parts that load after a page can be used: until its height no longer changes. */
async function settled(page: Page): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let before = -1, now = await height(); now !== before; now = await height()) {
    before = now;
    await page.waitForTimeout(SETTLING_MS);
  }
}

/** Up to the last state of which a picture is wanted. */
function asFarAsWanted(stops: Stop[]): Stop[] {
  return stops.slice(0, stops.findLastIndex(({ pictures }) => pictures.length > 0) + 1);
}

function fileOf(name: string, language: Language, { width, scheme, text }: Look): string {
  return `${name}-${language}-${width}-${text ?? scheme}.png`.replaceAll(/[^\w.-]+/g, "-");
}

async function draw({ begin, width, stops }: Visit): Promise<void> {
  const { page, ways } = await begin();
  page.context().setDefaultTimeout(PATIENCE_MS);
  try {
    for (const [at, { pictures }] of stops.entries()) {
      await page.setViewportSize({ width, height: HEIGHTS[width] });
      await setRootSize(page, "");
      await ways[at]?.();
      await settled(page);
      for (const { file, look } of pictures) {
        await page.setViewportSize(look);
        await page.emulateMedia({ colorScheme: look.scheme });
        await setRootSize(page, look.text ? "32px" : "");
        await page.screenshot({ path: join(OUT, file), fullPage: true });
      }
    }
  } finally {
    await page.context().close();
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
