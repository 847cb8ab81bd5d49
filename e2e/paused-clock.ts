import { expect, type Locator, type Page } from "@playwright/test";

const A_TICK = 20;

/** Pauses the page's clock, so that only the test advances it. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date("2026-11-16T09:00:30+01:00"));
}

/** Advances the clock in small steps until the element is visible. */
export async function tickUntilVisible(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(A_TICK);
    expect(await locator.isVisible()).toBe(true);
  }).toPass({ intervals: [A_TICK] });
}

/** Advances past the display time of notifications (ERR-05). */
export async function passNotifications(page: Page): Promise<void> {
  await page.clock.fastForward(5_000);
}
