import type { Page } from "@playwright/test";
import { DESKTOP, expectAccessible } from "./fixtures.ts";
import { expectInReach, expectMainButtonInSight, expectReasons, setRootSize } from "./reach.ts";

export const SHORT_PHONE = { width: 390, height: 664 };
/** 1280 px wide, magnified four times. */
const MAGNIFIED = { width: 320, height: 256 };

/** A phone, also with letters twice as large; or a desktop, also magnified. */
export type View = "phone" | "desktop";

/** What a short phone shows is at hand; then axe looks in this view, and everything is in reach there. */
export async function expectGood(page: Page, view: View, leftOut?: string[]): Promise<void> {
  await expectMainButtonInSight(page);
  await expectReasons(page);
  if (view === "phone") {
    await expectAccessible(page, leftOut);
    await expectInReachOnPhone(page);
  } else {
    await expectInReachOnDesktop(page);
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
