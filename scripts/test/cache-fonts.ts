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
