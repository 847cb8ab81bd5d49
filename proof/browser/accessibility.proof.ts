import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { open, test } from "../../e2e/fixtures.ts";
import { allWalks } from "../../e2e/states/all-states.ts";
import { goOn } from "../../e2e/states/state.ts";
import { expectAccessibleAt, TIMEOUT_OF_A_STATE } from "./accessible-at.ts";

/** The first width of each is used to reach the states: phones show some of them in sheets. */
const WIDTHS = [[360], [1280, 768]] as const;

const walks = await allWalks();
/** A quick run does every fifth walk, so that each feature is covered. */
const chosen = process.env.PROOF_QUICK ? walks.filter((_, at) => at % 5 === 0) : walks;

for (const walk of chosen) {
  const states = [walk, ...(walk.next ?? [])];
  const title = [...new Set([walk.name, states.at(-1)?.name])].join(" to ");
  for (const language of LANGUAGES) {
    for (const widths of WIDTHS) {
      test(`${title} in ${language} at ${widths.join(" and ")} px, light and dark`, async ({
        page,
      }) => {
        test.setTimeout(TIMEOUT_OF_A_STATE * states.length);
        await page.setViewportSize({ width: widths[0], height: 900 });
        await open(page, walk.path.replace("{lng}", language));
        for (const state of states) {
          await test.step(state.name, async () => {
            await goOn(page, language, state);
            await expectAccessibleAt(page, widths);
          });
        }
      });
    }
  }
}
