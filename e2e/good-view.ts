import type { Page } from "@playwright/test";
import { DESKTOP, expectAccessible } from "./fixtures.ts";
import { expectInReach, expectMainButtonInSight, expectReasons, setRootSize } from "./reach.ts";

export const SHORT_PHONE = { width: 390, height: 664 };
/** 1280 px at 400 % zoom. */
const MAGNIFIED = { width: 320, height: 256 };

/** A phone, also with the font size doubled; or a desktop, also zoomed. */
export type View = "phone" | "desktop";

/** Checks of a state: axe, or reachability of all content. */
export type Look = "axe" | "reach";

/** On a short phone: the primary button is visible, and a disabled one has its reason next to it. */
export async function expectAtHand(page: Page): Promise<void> {
  await expectMainButtonInSight(page);
  await expectReasons(page);
}

/** Checks `expectAtHand`, then the given looks in this view. */
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

/** For a page at phone width. */
export async function expectInReachOnPhone(page: Page): Promise<void> {
  await expectInReach(page, "on a phone");
  await setRootSize(page, "32px");
  await expectInReach(page, "with letters of 200 %");
  await setRootSize(page, "");
}

/** Sizes at which text of 200 % is checked. */
const LARGE_TEXT_WIDTHS = [390, 1280];

/**
 * On a phone and a desktop with the font size doubled. Restores the window. An open menu is left out, because it is
 * placed for the window in which it opened.
 */
export async function expectInReachAtLargeText(page: Page): Promise<void> {
  if ((await page.locator("[data-radix-popper-content-wrapper]").count()) > 0) return;
  const before = page.viewportSize() ?? DESKTOP;
  await setRootSize(page, "32px");
  for (const width of LARGE_TEXT_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectInReach(page, `with letters of 200 % at ${width} px`);
  }
  await setRootSize(page, "");
  await page.setViewportSize(before);
}

export async function expectInReachOnDesktop(page: Page): Promise<void> {
  await page.setViewportSize(MAGNIFIED);
  await expectInReach(page, "magnified four times");
  await page.setViewportSize(DESKTOP);
  await expectInReach(page, "on a desktop");
}
