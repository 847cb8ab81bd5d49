import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { consoleWalks } from "../../e2e/console-states/all-console-states.ts";
import { ConsoleVisitor } from "../../e2e/console-states/visitor.ts";
import { expect, expectAccessible, test } from "../../e2e/fixtures.ts";

const WIDTHS = [1280, 768, 390];
const SCHEMES = ["light", "dark"] as const;
/** axe runs six times, and other lines of the proof may run in parallel. */
const TIMEOUT_OF_A_STATE = 180_000;

/** A quick run does one walk per part of the console. */
const chosen = Object.values(consoleWalks).flatMap((walks) =>
  process.env.PROOF_QUICK ? walks.slice(0, 1) : walks,
);

for (const walk of chosen) {
  for (const language of LANGUAGES) {
    const [first, last] = [walk[0]?.name, walk.at(-1)?.name];
    test(`console ${first} to ${last} in ${language} at ${WIDTHS.join(", ")} px, light and dark`, async ({
      browser,
      server,
    }) => {
      test.setTimeout(TIMEOUT_OF_A_STATE * walk.length);
      const visitor = await ConsoleVisitor.arrive(browser, server, language);
      const { page } = visitor;
      for (const { name, reach } of walk) {
        await test.step(name, async () => {
          await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 });
          await reach(visitor);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            for (const colorScheme of SCHEMES) {
              await page.emulateMedia({ colorScheme });
              await expectAccessible(page);
            }
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect(overflow, "pixels that stick out sideways").toBe(0);
          }
        });
      }
      await page.context().close();
    });
  }
}
