import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import { test } from "./fixtures.ts";
import { expectGood, SHORT_PHONE } from "./good-view.ts";
import { expectOnlyText, watchInjection } from "./injection.ts";
import { pagesIn, pressed, titleOf, type Stop } from "./stops.ts";

const TIMEOUT_OF_A_STATE = 60_000;
const PAGES_AT_ONCE = 6;

function lookAt(
  stops: Stop[],
  language: Language,
  { leftOut = [], ids = "" }: { leftOut?: string[]; ids?: string },
): void {
  test(`${titleOf(stops)} in ${language}: axe finds nothing, everything is in reach and keeps to the policy${ids}`, async ({
    page,
  }) => {
    test.setTimeout(TIMEOUT_OF_A_STATE * stops.length);
    await watchInjection(page.context());
    for (const { name, goThere, view, looks } of stops) {
      await test.step(name, async () => {
        await page.setViewportSize(SHORT_PHONE);
        await goThere(page);
        await expectOnlyText(page);
        await expectGood(page, { view, looks, leftOut });
      });
    }
  });
}

// Each page in one of the languages, by turns; in both, at every width and in the dark by `npm run proof`.
for (const [turn, language] of LANGUAGES.entries()) {
  const stops = pagesIn(language).filter((_, at) => at % LANGUAGES.length === turn);
  while (stops.length > 0) {
    lookAt(stops.splice(0, PAGES_AT_ONCE), language, { ids: " [CHROME-31]" });
  }
}

// The footer is the same whatever was pressed: axe has seen it on the page as it opened, and the proof sees it.
for (const { language, stops } of pressed) lookAt(stops, language, { leftOut: ["footer"] });
