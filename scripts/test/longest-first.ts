import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Large files are started first; of this one the size does not tell that it takes the longest. */
const LONGEST = "apps/api/test/bad-input/bad-input.test.ts";

/** Started last, it would keep one worker busy while the other has nothing left. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(LONGEST);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
