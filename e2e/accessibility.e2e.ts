import { LANGUAGES } from "@waslijn/contract/constants";
import type { Page } from "@playwright/test";
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from "./fixtures.ts";
import { allStates } from "./states/all-states.ts";

/** Every screen and state, on a phone and then as wide as a desktop: the state is reached once. */
for (const state of await allStates()) {
  for (const language of LANGUAGES) {
    test(`${state.name} in ${language} has nothing that axe finds and fits the screen`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await open(page, state.path.replace("{lng}", language));
      await state.prepare?.(page, language);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.setViewportSize(DESKTOP);
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  }
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, { message: "pixels that stick out sideways" }).toBe(0);
}
