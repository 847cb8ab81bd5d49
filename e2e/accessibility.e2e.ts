import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import type { Page } from "@playwright/test";
import { DESKTOP, expectAccessible, open, test } from "./fixtures.ts";
import { expectInReach, expectMainButtonInSight, expectReasons } from "./reach.ts";
import { allStates } from "./states/all-states.ts";
import type { State } from "./states/state.ts";

/** A page in both languages; what is reached by pressing in one of them here, in both by `npm run proof`. */
const languagesOf = (state: State, at: number): readonly Language[] =>
  state.prepare ? LANGUAGES.filter((_, index) => index === at % LANGUAGES.length) : LANGUAGES;

/** axe looks at a state once here, on one of the two; at every width, in both languages and in the dark by `npm run proof`. */
const looksAtDesktop = (state: State, at: number, language: Language): boolean =>
  state.prepare ? at % 4 > 1 : language === "en";

const SHORT_PHONE = { width: 390, height: 664 };
/** 1280 px wide, magnified four times. */
const MAGNIFIED = { width: 320, height: 256 };

/**
 * Every screen and state, on a phone, with letters twice as large, magnified, and as wide as a desktop: the
 * state is reached once.
 */
for (const [at, state] of (await allStates()).entries()) {
  for (const language of languagesOf(state, at)) {
    test(`${state.name} in ${language} has nothing that axe finds, and everything in reach`, async ({
      page,
    }) => {
      await page.setViewportSize(SHORT_PHONE);
      await open(page, state.path.replace("{lng}", language));
      await state.prepare?.(page, language);
      await expectMainButtonInSight(page);
      await expectReasons(page);
      const atDesktop = looksAtDesktop(state, at, language);
      if (!atDesktop) await expectAccessible(page);
      await expectInReach(page, "on a phone");
      await setRootSize(page, "32px");
      await expectInReach(page, "with letters of 200 %");
      await setRootSize(page, "");
      await page.setViewportSize(MAGNIFIED);
      await expectInReach(page, "magnified four times");
      await page.setViewportSize(DESKTOP);
      await expectInReach(page, "on a desktop");
      if (atDesktop) await expectAccessible(page);
    });
  }
}

const setRootSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
