import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "../../e2e/fixtures.ts";

/** axe runs up to six times, and another line of the proof may run beside it. */
export const TIMEOUT_OF_A_STATE = 180_000;

/** Checks the open page at each width, light and dark, and returns to the first width, in light. */
export async function expectAccessibleAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // As tall as the page: what a sticky bar covers until one scrolls would count as too small to press.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, 900) });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, "pixels that stick out sideways").toBe(0);
  }
  await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
}
