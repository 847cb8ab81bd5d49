import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "../../scripts/test/chromium.ts";
import { createTestDatabase } from "../../scripts/test/postgres.ts";
import { fillDesk } from "../desk/fill-desk.ts";
import { NOW } from "../desk/past-orders.ts";
import { signInOwner } from "../load/sign-in-owner.ts";
import { slowDown } from "../load/slow-phone.ts";
import { startProduct } from "../load/started.ts";
import { median, type Row } from "../row.ts";

const ORDERS = 1000;
type Opening = {
  /** An order is painted and can be clicked. */
  usable: number;
  /** Keyboard and buttons work too: hydration is done. */
  takenOver: number;
  document: number;
  scripts: number;
  kilobytes: number;
};

/** From navigation to the first clickable order, with an empty cache. */
export async function measureConsole(rounds: number): Promise<Row[]> {
  const database = await createTestDatabase();
  await fillDesk(database.url, ORDERS, () => undefined);
  const product = await startProduct(database.url, { CLOCK: NOW });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const cookie = await signInOwner(database.url, NOW);
  const openings: Opening[] = [];
  try {
    const origin = product.url.replace("127.0.0.1", "localhost");
    for (let round = 0; round < rounds; round++) openings.push(await open(browser, origin, cookie));
  } finally {
    await browser.close();
    await product.stop();
    await database.drop();
  }
  const of = (part: keyof Opening): number => median(openings.map((opening) => opening[part]));
  const parts = `document ${of("document").toFixed(0)}, scripts ${of("scripts").toFixed(0)}, taken over ${of("takenOver").toFixed(0)} ms, ${of("kilobytes").toFixed(0)} KiB`;
  return [
    {
      what: "console: list of orders usable on slow 4G with a 4× slower CPU, s",
      goal: { atMost: 1.5 },
      reference: "none",
      measured: `${(of("usable") / 1000).toFixed(2)} s (${parts})`,
      ratio: of("usable") / 1000,
    },
  ];
}

async function open(browser: Browser, origin: string, token: string): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addCookies([{ name: "waslijn-staff", value: token, url: origin }]);
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(markMoments);
    await page.goto(`${origin}/console/orders`, { waitUntil: "commit" });
    await page.locator("html[data-ready]").waitFor({ timeout: 120_000 });
    return await page.evaluate(() => {
      const at = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? 0;
      const [document] = performance.getEntriesByType(
        "navigation",
      ) as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const scripts = files.filter(({ name }) => name.endsWith(".js"));
      return {
        usable: at("usable"),
        takenOver: at("taken over"),
        document: document?.responseEnd ?? 0,
        scripts: Math.max(...scripts.map(({ responseEnd }) => responseEnd)),
        kilobytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
      };
    });
  } finally {
    await context.close();
  }
}

/** Marks the times inside the page: polling from outside would wait while the page is busy. */
function markMoments(): void {
  const look = (): void => {
    const order = document.querySelector('main a[href*="/orders/W-"]');
    // The next frame callback runs after this frame was painted.
    requestAnimationFrame(order?.checkVisibility() ? () => performance.mark("usable") : look);
  };
  requestAnimationFrame(look);
  new MutationObserver((_, watch) => {
    if (!document.documentElement.dataset.ready) return;
    performance.mark("taken over");
    watch.disconnect();
  }).observe(document, { subtree: true, attributeFilter: ["data-ready"] });
}
