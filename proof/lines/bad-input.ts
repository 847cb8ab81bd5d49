import { availableParallelism } from "node:os";
import { LEAST_PAST_VALIDATION } from "../../apps/api/test/bad-input/try-bad-input.ts";
import startDatabase from "../../scripts/test/postgres-setup.ts";
import { tryOperations } from "../harness/bad-input/tried.ts";
import type { Line } from "../line.ts";

export const line: Line = {
  promise: "No input gives a 5xx; every answer is the contract's",
  test: "10,000 generated requests of each operation on PostgreSQL: NUL bytes, half characters, a megabyte, deep JSON, prototype keys, wrong types, broken bodies, odd headers and addresses",
  beside: "computes",
  async run({ times }) {
    const stopDatabase = await startDatabase();
    try {
      const all = await tryOperations(times(10_000, 300), availableParallelism());
      const faults = all.flatMap((one) => ("fault" in one ? [`${one.name}: ${one.fault}`] : []));
      const answered = all.flatMap((one) => ("fault" in one ? [] : [one]));
      const sent = answered.reduce((sum, { cases }) => sum + cases, 0);
      const [least] = answered
        .map(({ name, cases, pastValidation }) => ({ name, share: pastValidation / cases }))
        .toSorted((a, b) => a.share - b.share);
      const share = least?.share ?? 0;
      return {
        figure: `${sent} requests of ${all.length} operations, none answered wrongly; least past validation: ${Math.round(share * 100)} % of ${least?.name}${faults.map((fault) => `; ${fault}`).join("")}`,
        held: faults.length === 0 && share >= LEAST_PAST_VALIDATION,
      };
    } finally {
      await stopDatabase();
    }
  },
};
