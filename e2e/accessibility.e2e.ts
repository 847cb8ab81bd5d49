import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import type { Page } from "@playwright/test";
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from "./fixtures.ts";
import { allStates } from "./states/all-states.ts";
import type { State } from "./states/state.ts";

/** A page in both languages; what is reached by pressing in one of them here, in both by `npm run proof`. */
const languagesOf = (state: State, at: number): readonly Language[] =>
  state.prepare ? LANGUAGES.filter((_, index) => index === at % LANGUAGES.length) : LANGUAGES;

/** Every screen and state, on a phone and then as wide as a desktop: the state is reached once. */
for (const [at, state] of (await allStates()).entries()) {
  for (const language of languagesOf(state, at)) {
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
