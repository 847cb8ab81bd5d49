import { chromium, type Browser } from "@playwright/test";
import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { findChromium } from "../../scripts/test/chromium.ts";
import { delayFonts, layoutShift, watchLayoutShift } from "../../scripts/test/layout-shift.ts";
import { createTestDatabase } from "../../scripts/test/postgres.ts";
import { placeOne } from "../load/orders.ts";
import { slowDown } from "../load/slow-phone.ts";
import { startProduct } from "../load/started.ts";
import type { Row } from "../row.ts";

const PHONE = { width: 390, height: 844 };
const DELAYS_MS = [500, 2000];
/** All customer pages, by path below the language. */
const PATHS: Record<string, string> = {
  home: "",
  "order screen 1": "?page=address-selection",
  "re-use": "re-use",
  "re-cover": "re-cover",
  retail: "retail",
  collection: "collection",
  b2b: "b2b",
  retour: "retour",
  recover: "recover",
  orders: "orders",
  contact: "contact",
  pricelist: "pricelist",
  explore: "explore",
  faq: "faq",
  terms: "terms",
  cookie: "cookie",
  jobs: "jobs",
  welcome: "welcome",
  thank: "thank",
  "valid-fail": "valid-fail",
  "pay-fail": "pay-fail",
  "not found": "404",
  "wrong order link": `orders/${"A".repeat(43)}`,
  "wrong payment link": "pay/abcdefghjkmn",
  "account to confirm": "confirm/none",
};

/** Layout shift while fonts load, on a slow network and CPU; the worst of both languages and delays. */
export async function measureFonts(): Promise<Row[]> {
  const database = await createTestDatabase();
  const product = await startProduct(database.url);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const pages = {
    ...PATHS,
    "order page": (await placeOne(product.url)).replace(/^\/\w\w\//, ""),
  };
  const rows: Row[] = [];
  try {
    for (const [name, path] of Object.entries(pages)) {
      const shifts: number[] = [];
      for (const delay of DELAYS_MS) {
        const both = LANGUAGES.map((language) =>
          shiftOf(browser, `${product.url}/${language}/${path}`, delay),
        );
        shifts.push(...(await Promise.all(both)));
      }
      rows.push(rowOf(name, shifts));
    }
  } finally {
    await browser.close();
    await product.stop();
    await database.drop();
  }
  return rows;
}

const rowOf = (name: string, shifts: number[]): Row => ({
  what: `${name}: layout shift with fonts delayed by 0.5 and 2 s`,
  goal: { atMost: 0.01 },
  reference: "none",
  measured: Math.max(...shifts).toFixed(3),
  ratio: Math.max(...shifts),
});

async function shiftOf(browser: Browser, url: string, delay: number): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await delayFonts(page, delay);
    await watchLayoutShift(page);
    await page.goto(url, { waitUntil: "commit" });
    return await layoutShift(page);
  } finally {
    await context.close();
  }
}
