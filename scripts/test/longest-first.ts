import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Large files are started first; of these the size does not tell that they take the longest. */
const LONGEST = ["apps/api/test/bad-input/bad-input.test.ts", "scripts/start.test.ts"];

/** Started last, they would keep one worker busy while the other has nothing left. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) =>
      LONGEST.some((file) => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
