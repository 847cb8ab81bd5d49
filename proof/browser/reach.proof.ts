import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { test } from "../../e2e/fixtures.ts";
import {
  expectAtHand,
  expectInReachOnDesktop,
  expectInReachOnPhone,
  SHORT_PHONE,
} from "../../e2e/good-view.ts";
import { expectOnlyText, watchInjection } from "../../e2e/injection.ts";
import { pagesIn, pressed, titleOf } from "../../e2e/stops.ts";
import { useFontsHoweverLate } from "../../scripts/test/cache-fonts.ts";

const TIMEOUT_OF_A_STATE = 60_000;
const pages = LANGUAGES.flatMap((language) =>
  pagesIn(language).map((stop) => ({ language, stops: [stop] })),
);
const all = [...pages, ...pressed];
/** A quick run checks every 17th, so that each feature is covered. */
const chosen = process.env.PROOF_QUICK ? all.filter((_, at) => at % 17 === 0) : all;

for (const { language, stops } of chosen) {
  test(`${titleOf(stops)} in ${language}: everything is in reach and keeps to the policy`, async ({
    page,
  }) => {
    test.setTimeout(TIMEOUT_OF_A_STATE * stops.length);
    await watchInjection(page.context());
    await useFontsHoweverLate(page);
    for (const { name, goThere } of stops) {
      await test.step(name, async () => {
        await page.setViewportSize(SHORT_PHONE);
        await goThere(page);
        await expectOnlyText(page);
        await expectAtHand(page);
        await expectInReachOnPhone(page);
        await expectInReachOnDesktop(page);
      });
    }
  });
}
