import { runApiTests } from "../harness/unit-tests.ts";
import type { Line } from "../line.ts";

export const line: Line = {
  promise: "Every rule holds on the embedded database as on PostgreSQL",
  test: "All tests of the API, each on PGlite instead of PostgreSQL",
  beside: "computes",
  async run({ quick }) {
    const files = quick ? ["apps/api/src/modules/times", "apps/api/src/modules/bills"] : [];
    const { passed, failed } = await runApiTests(files, { TEST_DATABASE: "PGlite" });
    return {
      figure: `${passed} tests passed, ${failed.length} failed${failed.map((name) => `; ${name}`).join("")}`,
      held: failed.length === 0 && passed > 0,
    };
  },
};
