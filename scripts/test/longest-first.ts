import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files start by size, largest first; these take long for their size. */
const LONGEST = [
  "apps/api/src/db/reclaim-space.test.ts",
  "scripts/start.test.ts",
  "apps/api/src/commands/backup.test.ts",
  "apps/api/test/bad-input/bad-input.test.ts",
  "apps/api/test/client.test.ts",
  "apps/api/src/modules/desk/list/words-once.test.ts",
  "apps/api/test/xss.test.ts",
  "apps/api/src/commands/control/at-database.test.ts",
  "apps/api/src/commands/grow.test.ts",
];

/** Starts the longest files first: started last, they would leave the other worker idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) =>
      LONGEST.some((file) => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
