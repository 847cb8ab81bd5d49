import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { consoleWalks } from "../../e2e/console-states/all-console-states.ts";
import { ConsoleVisitor } from "../../e2e/console-states/visitor.ts";
import { test } from "../../e2e/fixtures.ts";
import { expectInReachAtLargeText } from "../../e2e/good-view.ts";
import { expectAccessibleAt, TIMEOUT_OF_A_STATE } from "./accessible-at.ts";

const WIDTHS = [1280, 768, 390];

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
      await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 });
      for (const { name, reach } of walk) {
        await test.step(name, async () => {
          await reach(visitor);
          await expectAccessibleAt(page, WIDTHS);
          await expectInReachAtLargeText(page);
        });
      }
      await page.context().close();
    });
  }
}
