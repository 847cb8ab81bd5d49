import type { Page } from "@playwright/test";

/**
 * Fetches the fonts into the browser's cache. A font that misses the first paint is not used on that page
 * (`font-display: optional`), so without this a picture, or a measured height, on a busy machine may be of fallback fonts.
 */
export async function cacheFonts(page: Page): Promise<void> {
  await page.goto("/nl/404");
  await page.evaluate(() =>
    Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined))),
  );
}

const FACES = [
  ["Familjen Grotesk", "/fonts/familjen-grotesk-latin-wght-normal.woff2"],
  ["Instrument Sans", "/fonts/instrument-sans-latin-wght-normal.woff2"],
];

/**
 * Uses the fonts on every page opened from now on, even when they come late. For pages with stubbed requests, which go
 * around the cache.
 */
export const useFontsHoweverLate = (page: Page): Promise<unknown> =>
  page.addInitScript((faces) => {
    for (const [family = "", address] of faces) {
      document.fonts.add(new FontFace(family, `url("${address}")`, { weight: "400 700" }));
    }
  }, FACES);
