import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import type { Page } from "@playwright/test";
import { DESKTOP, expectAccessible, open, test } from "./fixtures.ts";
import { expectInReach, expectMainButtonInSight, expectReasons } from "./reach.ts";
import { allWalks } from "./states/all-states.ts";
import { goOn, type State } from "./states/state.ts";

const SHORT_PHONE = { width: 390, height: 664 };
/** 1280 px wide, magnified four times. */
const MAGNIFIED = { width: 320, height: 256 };
const TIMEOUT_OF_A_STATE = 60_000;

/** Where one page comes to, one after another: opening it anew for each would cost the most. */
type Stop = {
  name: string;
  goThere: (page: Page) => Promise<void>;
  /** axe looks once here; at every width, in both languages and in the dark by `npm run proof`. */
  axeLooksOn: "phone" | "desktop";
  /** What is the same whatever was pressed: axe has seen it on the page as it opened, and the proof sees it. */
  leftOut?: string[];
};

function lookAt(stops: Stop[], language: Language, ids = ""): void {
  const names = new Set([stops[0]?.name, stops.at(-1)?.name]);
  test(`${[...names].join(" to ")} in ${language}: axe finds nothing, and everything is in reach${ids}`, async ({
    page,
  }) => {
    test.setTimeout(TIMEOUT_OF_A_STATE * stops.length);
    for (const stop of stops) {
      await test.step(stop.name, async () => {
        await page.setViewportSize(SHORT_PHONE);
        await stop.goThere(page);
        await expectGood(page, stop);
      });
    }
  });
}

const walks = await allWalks();
const openState = (page: Page, { path }: State, language: Language): Promise<void> =>
  open(page, path.replace("{lng}", language));

/** A page as it opens, in both languages. */
const pages = walks.filter(({ prepare }) => !prepare);
const PAGES_AT_ONCE = 6;
for (const language of LANGUAGES) {
  const stops = pages.map((state): Stop => ({
    name: state.name,
    goThere: (page) => openState(page, state, language),
    axeLooksOn: language === "en" ? "desktop" : "phone",
  }));
  while (stops.length > 0) lookAt(stops.splice(0, PAGES_AT_ONCE), language, " [CHROME-31]");
}

/** What is reached by pressing: in one language here, in both by `npm run proof`. */
for (const [at, walk] of walks.entries()) {
  const language = LANGUAGES[at % LANGUAGES.length] ?? "nl";
  const stops = [...(walk.prepare ? [walk] : []), ...(walk.next ?? [])].map(
    (state, step): Stop => ({
      name: state.name,
      async goThere(page) {
        if (step === 0) await openState(page, walk, language);
        await goOn(page, language, state);
      },
      axeLooksOn: (step + (at >> 1)) % 2 === 0 ? "phone" : "desktop",
      leftOut: ["footer"],
    }),
  );
  if (stops.length > 0) lookAt(stops, language);
}

/** On a phone, with letters twice as large, magnified, and as wide as a desktop. */
async function expectGood(page: Page, { axeLooksOn, leftOut }: Stop): Promise<void> {
  await expectMainButtonInSight(page);
  await expectReasons(page);
  if (axeLooksOn === "phone") await expectAccessible(page, leftOut);
  await expectInReach(page, "on a phone");
  await setRootSize(page, "32px");
  await expectInReach(page, "with letters of 200 %");
  await setRootSize(page, "");
  await page.setViewportSize(MAGNIFIED);
  await expectInReach(page, "magnified four times");
  await page.setViewportSize(DESKTOP);
  await expectInReach(page, "on a desktop");
  if (axeLooksOn === "desktop") await expectAccessible(page, leftOut);
}

const setRootSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
