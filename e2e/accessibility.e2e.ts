import { LANGUAGES } from "@waslijn/contract/constants";
import { expect, expectAccessible, open, test, WIDTHS } from "./fixtures.ts";
import { allStates } from "./states/all-states.ts";

const states = await allStates();

for (const state of states) {
  for (const language of LANGUAGES) {
    for (const [width, viewport] of Object.entries(WIDTHS)) {
      test(`${state.name} in ${language} on a ${width} has nothing that axe finds and fits the screen`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await open(page, state.path.replace("{lng}", language));
        await state.prepare?.(page, language);
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, "pixels that stick out sideways").toBe(0);
      });
    }
  }
}
