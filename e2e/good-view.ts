import type { Page } from "@playwright/test";
import { DESKTOP, expectAccessible } from "./fixtures.ts";
import { expectInReach, expectMainButtonInSight, expectReasons, setRootSize } from "./reach.ts";

export const SHORT_PHONE = { width: 390, height: 664 };
/** 1280 px wide, magnified four times. */
const MAGNIFIED = { width: 320, height: 256 };

/** A phone, also with letters twice as large; or a desktop, also magnified. */
export type View = "phone" | "desktop";

/** What looks at a state: axe, or whether everything is in reach. */
export type Look = "axe" | "reach";

/** What a short phone shows: the main button is in sight, and what cannot be pressed yet says why. */
export async function expectAtHand(page: Page): Promise<void> {
  await expectMainButtonInSight(page);
  await expectReasons(page);
}

/** All is at hand; then those look at it who are asked to, in this view. */
export async function expectGood(
  page: Page,
  { view, looks, leftOut }: { view: View; looks: readonly Look[]; leftOut: string[] },
): Promise<void> {
  await expectAtHand(page);
  if (looks.includes("reach")) {
    await (view === "phone" ? expectInReachOnPhone(page) : expectInReachOnDesktop(page));
  }
  if (looks.includes("axe")) {
    if (view === "desktop") await page.setViewportSize(DESKTOP);
    await expectAccessible(page, leftOut);
  }
}

/** Of a page that is as wide as a phone. */
export async function expectInReachOnPhone(page: Page): Promise<void> {
  await expectInReach(page, "on a phone");
  await setRootSize(page, "32px");
  await expectInReach(page, "with letters of 200 %");
  await setRootSize(page, "");
}

export async function expectInReachOnDesktop(page: Page): Promise<void> {
  await page.setViewportSize(MAGNIFIED);
  await expectInReach(page, "magnified four times");
  await page.setViewportSize(DESKTOP);
  await expectInReach(page, "on a desktop");
}
