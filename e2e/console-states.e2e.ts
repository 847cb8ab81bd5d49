import { consoleWalks } from "./console-states/all-console-states.ts";
import { ConsoleVisitor } from "./console-states/visitor.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectInReachAtLargeText } from "./good-view.ts";

const TIMEOUT_OF_A_STATE = 30_000;

/**
 * One of each kind of screen and overlay, alternating light and dark; `npm run proof` checks all in both, in both
 * languages and at three widths.
 */
const SHOWN = [
  "today-failed",
  "today",
  "today-new-shop",
  "orders-loading",
  "orders",
  "keys",
  "command-bar",
  "account-menu",
  "order",
  "order-picked-up",
  "runs-map-stop",
  "by-phone-missing",
  "care-case",
  "staff-invite",
  "webhooks",
  "audit",
  "account",
  "sign-in",
  "passkey",
  "first-owner",
];

/** Screens of each layout, checked with text of 200 % on a phone and a desktop. */
const ENLARGED = [
  "today",
  "orders",
  "order",
  "business",
  "care-case",
  "money-invoices",
  "runs-map-stop",
  "account",
  "kits",
  "stages",
  "route-handover",
];

test("axe finds nothing on the console's screens and in what opens over them, light or dark, and text of 200 % fits them", async ({
  browser,
  server,
}) => {
  test.setTimeout(TIMEOUT_OF_A_STATE * (SHOWN.length + ENLARGED.length));
  const visitor = await ConsoleVisitor.arrive(browser, server, "nl");
  const { page } = visitor;
  const seen: string[] = [];
  const enlarged: string[] = [];
  for (const walk of Object.values(consoleWalks).flat()) {
    const end = walk.findLastIndex(({ name }) => [...SHOWN, ...ENLARGED].includes(name));
    for (const { name, reach } of walk.slice(0, end + 1)) {
      await test.step(name, async () => {
        await reach(visitor);
        if (ENLARGED.includes(name)) {
          enlarged.push(name);
          await expectInReachAtLargeText(page);
        }
        if (!SHOWN.includes(name)) return;
        await page.emulateMedia({ colorScheme: seen.length % 2 === 0 ? "light" : "dark" });
        seen.push(name);
        await expectAccessible(page);
      });
    }
  }
  expect(seen.toSorted()).toEqual(SHOWN.toSorted());
  expect(enlarged.toSorted()).toEqual(ENLARGED.toSorted());
  await page.context().close();
});
