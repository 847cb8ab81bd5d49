import type { Page } from "@playwright/test";

type Watched = { layoutShift?: number; isPainted?: boolean };

/**
 * Delays fonts until this long after the first paint: on a busy machine a delay from the start may end before anything
 * is shown that could shift. Call it before opening the page.
 */
export async function delayFonts(page: Page, milliseconds: number): Promise<void> {
  // Not through `performance`: a test's clock replaces it by one without entries.
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      (window as Watched).isPainted = true;
    }).observe({ type: "paint", buffered: true });
  });
  await page.route("**/*.woff2", async (route) => {
    await page.waitForFunction(() => (window as Watched).isPainted);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

/** Sums layout shifts without user input, restarting with each document. */
export const watchLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched = window as Watched;
    watched.layoutShift = 0;
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[];
      for (const { value, hadRecentInput } of entries) {
        if (!hadRecentInput) watched.layoutShift = (watched.layoutShift ?? 0) + value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The sum so far, after hydration, with fonts loaded and their shifts painted. */
export async function layoutShift(page: Page): Promise<number> {
  await page.locator("html[data-ready]").waitFor({ timeout: 120_000 });
  return page.evaluate(async () => {
    // `ready` alone resolves as long as no text has requested a font.
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return (window as Watched).layoutShift ?? 0;
  });
}
