import { atDatabase } from "./control/at-database.ts";
import { runCommand } from "./terminal/command-line.ts";

await runCommand({
  name: "retention",
  usage: "[--dry-run]",
  about:
    "Empties what is older than the privacy statement promises (RETENTION_YEARS, 5 without it): orders stay\nfor the books and name nobody, accounts that were not used since and requests for an area go.\nThe server does the same once a day.",
  options: { "dry-run": { type: "boolean", help: "counts it and changes nothing" } },
  words: [0, 0],
  examples: ["--dry-run", ""],
  async run(input) {
    const dryRun = input.has("dry-run");
    const { orders, accounts, requests } = await atDatabase("emptyOldData", { dryRun });
    console.log(
      `${dryRun ? "Too old" : "Emptied"}: ${orders} orders, ${accounts} accounts and ${requests} area requests.`,
    );
  },
});
