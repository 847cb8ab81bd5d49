import { expect, type Locator, type Page } from "@playwright/test";

const A_TICK = 20;

/** Stops the page's clock, so that only the test lets time pass. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date("2026-11-16T09:00:30+01:00"));
}

/** Lets as little time pass as it takes until something is there. */
export async function tickUntilVisible(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(A_TICK);
    expect(await locator.isVisible()).toBe(true);
  }).toPass({ intervals: [A_TICK] });
}

/** Notifications that are shown now have had their time (ERR-05). */
export async function passNotifications(page: Page): Promise<void> {
  await page.clock.fastForward(5_000);
}
