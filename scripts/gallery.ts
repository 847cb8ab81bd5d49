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

/** Draws every screen and state in both languages at both widths, and one sheet that shows them all. */
const OUT = resolve("var/gallery");
const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
type Width = keyof typeof WIDTHS;
type Scheme = "light" | "dark";
type Shot = { state: State; language: Language; width: Width; scheme: Scheme; file: string };

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
const shots = states.flatMap((state) =>
  LANGUAGES.flatMap((language) =>
    (Object.keys(WIDTHS) as Width[]).map((width): Shot => {
      const file = `${state.name}-${language}-${width}.png`.replaceAll(/[^\w.-]+/g, "-");
      return { state, language, width, scheme: "light", file };
    }),
  ),
);
let failed = 0;
for (const [index, shot] of shots.entries()) {
  try {
    await take(browser, server, shot);
  } catch (error) {
    failed += 1;
    console.error(`\n${shot.file}: ${String(error).split("\n")[0]}`);
  }
  process.stdout.write(`\r${index + 1} of ${shots.length}`);
}
writeFileSync(join(OUT, "index.html"), sheet(shots));
console.log(`\n${join(OUT, "index.html")}`);
await browser.close();
await server.stop();
await tearDown();
process.exitCode = failed === 0 ? 0 : 1;

async function take(
  from: Browser,
  { url }: RunningServer,
  { state, language, width, scheme, file }: Shot,
): Promise<void> {
  const context = await from.newContext({
    viewport: WIDTHS[width],
    colorScheme: scheme,
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
    await page.screenshot({ path: join(OUT, file), fullPage: true });
  } finally {
    await context.close();
  }
}

function sheet(all: Shot[]): string {
  const figures = all.map(
    ({ state, language, width, file }) =>
      `<figure class="${width}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${state.name} · ${language} · ${width}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>
body{font:14px system-ui;display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start;background:#eee;padding:24px}
figure{margin:0}img{display:block;width:100%;border:1px solid #ccc}.phone{width:195px}.desktop{width:480px}</style>${figures.join("\n")}`;
}
