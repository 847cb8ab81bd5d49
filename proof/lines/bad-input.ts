import { endpoints, type EndpointName } from "@waslijn/contract/customer/endpoints";
import { LEAST_PAST_VALIDATION, openTrial } from "../../apps/api/test/bad-input/try-bad-input.ts";
import startDatabase from "../../scripts/test/postgres-setup.ts";
import type { Line } from "../line.ts";

export const line: Line = {
  promise: "No input gives a 5xx; every answer is the contract's",
  test: "10,000 generated requests of each operation on PostgreSQL: NUL bytes, half characters, a megabyte, deep JSON, prototype keys, wrong types, broken bodies, odd headers and addresses",
  async run({ times }) {
    const cases = times(10_000, 300);
    const stopDatabase = await startDatabase();
    const trial = await openTrial("PostgreSQL");
    const names = Object.keys(endpoints) as EndpointName[];
    const faults: string[] = [];
    let sent = 0;
    let least = { name: "", share: 1 };
    try {
      for (const name of names) {
        try {
          const tally = await trial.attempt(name, cases);
          sent += tally.cases;
          const share = tally.pastValidation / tally.cases;
          if (share < least.share) least = { name, share };
        } catch (error) {
          faults.push(`${name}: ${String(error).slice(0, 600)}`);
        }
      }
    } finally {
      await trial.close();
      await stopDatabase();
    }
    const percent = Math.round(least.share * 100);
    return {
      figure: `${sent} requests of ${names.length} operations, none answered wrongly; least past validation: ${percent} % of ${least.name}${faults.map((fault) => `; ${fault}`).join("")}`,
      held: faults.length === 0 && least.share >= LEAST_PAST_VALIDATION,
    };
  },
};
