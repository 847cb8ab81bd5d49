import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { RunsBoard } from "@waslijn/contract/console/runs";
import { chromium, type Browser, type Page } from "@playwright/test";
import { frozenClock } from "../apps/api/src/clock.ts";
import { openPostgres } from "../apps/api/src/db/client.ts";
import type { Deps } from "../apps/api/src/deps.ts";
import { readEnv } from "../apps/api/src/env.ts";
import { keepDemoOwner } from "../apps/api/src/modules/staff/demo-way-in.ts";
import { openStaffSession } from "../apps/api/src/modules/staff/staff-sessions.ts";
import { secretsFrom } from "../apps/api/src/secrets.ts";
import { makeFirstDemoDay } from "../apps/api/demo/day/demo-day.ts";
import { findDemoLinks } from "../apps/api/demo/day/demo-links.ts";
import { OrderVisitor } from "../e2e/order-visitor.ts";
import { E2E_SECRET, runServer, type RunningServer } from "../e2e/running-server.ts";
import { cacheFonts } from "./test/cache-fonts.ts";
import { findChromium } from "./test/chromium.ts";
import setUpPostgres from "./test/postgres-setup.ts";
import { requireTools } from "./test/tools.ts";
import { buildWeb, isStale } from "./web-build.ts";

/**
 * Draws the pictures of the README from the demonstration day, always at the same time, and the dispatch map from the
 * simulated day of the proof's line `drivers-day`. Names after the command select pictures: `npm run pictures dispatch`.
 */
const OUT = resolve("docs/pictures");
const NOW = "2026-11-18T11:00:00+01:00";
/** A phone is shown small at high density; a desk fills the page. */
const PHONE = { width: 390, height: 760, dots: 2 };
const DESK = { width: 1280, height: 800, dots: 1 };
const DISPATCH = { ...DESK, height: 1080 };
const DISPATCH_NOON = "2026-11-17T12:00:00+01:00";
/** Long, because others may use the machine too. */
const PATIENCE_MS = 180_000;
const QUALITY = 0.8;

type Picture = {
  name: string;
  size: typeof PHONE;
  /** Interactions before the picture is taken. */
  reach(page: Page): Promise<unknown>;
};

requireTools();
if (isStale()) await buildWeb();
mkdirSync(OUT, { recursive: true });
const tearDown = await setUpPostgres();
const server = await runServer({ CLOCK: NOW });
const database = openPostgres(server.databaseUrl);
const deps: Omit<Deps, "payments"> & { payments: undefined } = {
  db: database.db,
  live: database.live,
  clock: frozenClock(NOW),
  env: readEnv({ LOG_LEVEL: "silent", SEED: "demo" }),
  secrets: secretsFrom(E2E_SECRET),
  payments: undefined,
};
await makeFirstDemoDay(deps);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const wanted = process.argv.slice(2);
for (const picture of await choosePictures(server)) {
  if (wanted.length === 0 || wanted.includes(picture.name)) await draw(browser, server, picture);
}
await browser.close();
await database.close();
await server.stop();
await tearDown();
process.exit(0);

/** Order page, customer's order, console and driver's run. */
async function choosePictures({ url }: RunningServer): Promise<Picture[]> {
  const { orderPage = "/" } = await findDemoLinks(deps);
  const at = (name: string, size: typeof PHONE, path: string): Picture => ({
    name,
    size,
    async reach(page) {
      await page.goto(path);
      await page.locator("html[data-ready]").waitFor();
    },
  });
  const inside = (name: string, size: typeof PHONE, who: string, path: string): Picture => ({
    name,
    size,
    async reach(page) {
      await signIn(page, url, who);
      await page.goto(`${consoleAt(url)}/console/${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle").catch(() => undefined);
    },
  });
  return [
    {
      name: "ordering",
      size: PHONE,
      async reach(page) {
        await new OrderVisitor(page, "nl").goesTo("service");
      },
    },
    at("order", PHONE, orderPage),
    inside("console", DESK, await keepDemoOwner(deps), "orders"),
    inside("route", PHONE, await findDriver(), "route"),
    {
      name: "dispatch",
      size: DISPATCH,
      async reach(page) {
        const json = simulateDay();
        await page.clock.setFixedTime(DISPATCH_NOON);
        await page.route("**/api/console/runs?*", (asked) => asked.fulfill({ json }));
        await signIn(page, url, await keepDemoOwner(deps));
        await page.goto(`${consoleAt(url)}/console/runs?hub=${json.hub.id}&as=map`);
        await page.getByRole("img", { name: /^Kaart van/ }).waitFor();
      },
    },
  ];
}

/** The runs of three drivers with 180 stops at noon, from the test of such a day. */
function simulateDay(): RunsBoard {
  const folder = mkdtempSync(join(tmpdir(), "waslijn-pictures-"));
  const board = join(folder, "board.json");
  const file = "apps/api/src/modules/driving/dispatch-day.test.ts";
  const run = spawnSync("node_modules/.bin/vitest", ["run", "--project", "api", file], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DISPATCH_STOPS: "180", DISPATCH_BOARD: board },
  });
  if (run.status !== 0) throw new Error(`The simulated day ended with ${run.status}.`);
  const json = JSON.parse(readFileSync(board, "utf8")) as RunsBoard;
  rmSync(folder, { recursive: true });
  return json;
}

/** The session cookie needs a host name, not an IP address. */
function consoleAt(url: string): string {
  return url.replace("127.0.0.1", "localhost");
}

/** Driver of the longest run of the day. */
async function findDriver(): Promise<string> {
  const { driver_id } = await deps.db
    .selectFrom("runs")
    .innerJoin("run_stops", "run_stops.run_id", "runs.id")
    .select("driver_id")
    .where("day", "=", NOW.slice(0, 10))
    .groupBy("driver_id")
    .orderBy((eb) => eb.fn.countAll(), "desc")
    .executeTakeFirstOrThrow();
  return driver_id;
}

async function signIn(page: Page, url: string, who: string): Promise<void> {
  const now = deps.clock.now();
  const { token } = await openStaffSession(deps.db, who, {
    device: "README",
    now,
    passkeyAt: now,
  });
  await page.context().addCookies([{ name: "waslijn-staff", value: token, url: consoleAt(url) }]);
}

async function draw(from: Browser, { url }: RunningServer, picture: Picture): Promise<void> {
  const context = await from.newContext({
    baseURL: url,
    locale: "nl-NL",
    reducedMotion: "reduce",
    deviceScaleFactor: picture.size.dots,
    viewport: picture.size,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(() => localStorage.setItem("cookiesSeen", "true"));
  await cacheFonts(page);
  await picture.reach(page);
  const file = join(OUT, `${picture.name}.webp`);
  const drawn = await asWebp(context.newPage(), await page.screenshot());
  writeFileSync(file, drawn);
  console.log(`${file} ${Math.round(drawn.length / 1024)} KB`);
  await context.close();
}

/** Converts a screenshot to WebP in the browser: half the size at the same sharpness. */
async function asWebp(opening: Promise<Page>, png: Buffer): Promise<Buffer> {
  const page = await opening;
  const data = await page.evaluate(
    async ({ source, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    { source: `data:image/png;base64,${png.toString("base64")}`, quality: QUALITY },
  );
  return Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
}
