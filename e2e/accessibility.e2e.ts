import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import { useFontsHoweverLate } from "../scripts/test/cache-fonts.ts";
import { expect, test } from "./fixtures.ts";
import { expectGood, SHORT_PHONE } from "./good-view.ts";
import { expectOnlyText, watchInjection } from "./injection.ts";
import { pagesIn, pressed, titleOf, type Stop } from "./stops.ts";

const TIMEOUT_OF_A_STATE = 60_000;
const PAGES_AT_ONCE = 6;

/** Of the states reached by interaction, one of each kind of screen and overlay; `npm run proof` checks all of them. */
const SHOWN = [
  "re-use-company-open",
  "re-use-service-bag",
  "re-use-overview",
  "re-use-placed",
  "page-broken",
  "faq-payment-answer",
  "menu-open",
  "cookie-choices",
  "home-wrong-code",
  "home-out-of-area",
  "home-subscribed",
  "address-other-doors",
  "retail-typing",
  "retail-found",
  "retail-placed",
  "retour-label",
  "b2b-form",
  "b2b-filled",
  "b2b-placed",
  "my-order-plan",
  "my-order-care",
  "my-order-placed",
  "my-order-pickup-missed",
  "my-order-code",
  "my-order-change",
  "my-order-cancel",
  "my-orders",
  "assistant-request",
  "order-login-refused",
  "order-account-exists",
  "order-skeleton",
  "order-service-chosen",
  "order-time-pickup-chosen",
  "order-time-sheet",
  "order-overview-filled",
  "order-overview-coupon-refused",
  "order-placed",
  "pay-due",
  "pay-paid",
  "recover-email-sent",
  "recover-password",
  "recover-common-password",
];

function lookAt(
  stops: Stop[],
  language: Language,
  { shown, leftOut = [], ids = "" }: { shown?: string[]; leftOut?: string[]; ids?: string },
): void {
  test(`${titleOf(stops)} in ${language}: axe finds nothing, everything is in reach and keeps to the policy${ids}`, async ({
    page,
  }) => {
    test.setTimeout(TIMEOUT_OF_A_STATE * stops.length);
    // With fallback fonts, lines wrap elsewhere and heights differ.
    await useFontsHoweverLate(page);
    await watchInjection(page.context());
    for (const { name, goThere, view, looks } of stops) {
      await test.step(name, async () => {
        await page.setViewportSize(SHORT_PHONE);
        await goThere(page);
        if (shown && !shown.includes(name)) return;
        await expectOnlyText(page);
        await expectGood(page, { view, looks, leftOut });
      });
    }
  });
}

// Each page in one language, alternating; `npm run proof` checks both, at every width and in dark mode.
for (const [turn, language] of LANGUAGES.entries()) {
  const stops = pagesIn(language).filter((_, at) => at % LANGUAGES.length === turn);
  while (stops.length > 0) {
    lookAt(stops.splice(0, PAGES_AT_ONCE), language, { ids: " [CHROME-31]" });
  }
}

test("what is shown of what is reached by pressing is there", () => {
  const names = pressed.flatMap(({ stops }) => stops.map(({ name }) => name));
  expect(names.filter((name) => SHOWN.includes(name)).toSorted()).toEqual(SHOWN.toSorted());
});

// A walk ends at its last shown state. Without the footer, which axe checks on the opened page and in the proof.
for (const { language, stops } of pressed) {
  const end = stops.findLastIndex(({ name }) => SHOWN.includes(name));
  if (end >= 0) lookAt(stops.slice(0, end + 1), language, { shown: SHOWN, leftOut: ["footer"] });
}
