import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { expect, expectAccessible, open, test } from "../../e2e/fixtures.ts";
import { allStates } from "../../e2e/states/all-states.ts";

/** The first width of each is used to reach the state: phones show some of them in sheets. */
const WIDTHS = [[360], [1280, 768]] as const;
const SCHEMES = ["light", "dark"] as const;

const states = await allStates();
/** A quick run checks every 17th state, so that each feature is covered. */
const chosen = process.env.PROOF_QUICK ? states.filter((_, at) => at % 17 === 0) : states;

for (const state of chosen) {
  for (const language of LANGUAGES) {
    for (const widths of WIDTHS) {
      test(`${state.name} in ${language} at ${widths.join(" and ")} px, light and dark`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: widths[0], height: 900 });
        await open(page, state.path.replace("{lng}", language));
        await state.prepare?.(page, language);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          for (const colorScheme of SCHEMES) {
            await page.emulateMedia({ colorScheme });
            await expectAccessible(page);
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect(overflow, "pixels that stick out sideways").toBe(0);
          }
        }
      });
    }
  }
}
