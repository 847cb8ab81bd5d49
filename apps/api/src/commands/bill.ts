import { isMonth } from "../modules/bills/collective/billed-month.ts";
import { printCents } from "../modules/bills/bill-words.ts";
import { atDatabase } from "./control/at-database.ts";
import type { Given } from "./terminal/command.ts";
import { runCommand } from "./terminal/command-line.ts";
import { UsageError } from "./terminal/usage-error.ts";
import { writeFile } from "./terminal/write-file.ts";

const VERBS = {
  async collective(given: Given): Promise<void> {
    const month = given.text("month");
    if (month !== undefined && !isMonth(month)) {
      throw new UsageError(`${month} is not a month; write it as 2026-10.`);
    }
    const done = await atDatabase("issueCollectives", month === undefined ? {} : { month });
    for (const { company, number, total } of done.issued) {
      console.log(`${number}  ${printCents(total, "en").padStart(11)}  ${company.name}`);
    }
    for (const { name } of done.incomplete) {
      console.log(
        `${name} is not invoiced: companies of npm run data:apply should say its legal_name, address, kvk and buyer_reference.`,
      );
    }
    console.log(`Invoiced for ${done.month}: ${done.issued.length} companies.`);
  },
  async export(given: Given): Promise<void> {
    const number = given.words[1];
    if (number === undefined) throw new UsageError("Say which invoice: export V2026-000001.");
    for (const { filename, content, encoding } of await atDatabase("readCollectiveFiles", {
      number,
    })) {
      await writeFile(filename, Buffer.from(content, encoding ?? "utf8"));
      console.log(`${filename} is written.`);
    }
  },
};

await runCommand({
  name: "bill",
  usage: "collective [--month MONTH] | export NUMBER",
  about:
    "collective gives every company one invoice for all that it was billed until the end of a month and\nthat stands on no invoice, and mails it as PDF and as an electronic invoice (UBL, Peppol BIS 3.0).\nThe server does this by itself after the last day of a month; asking again changes nothing.\nexport writes both files of a company's invoice or credit invoice, for printing or an access point.",
  options: {
    month: {
      type: "string",
      value: "MONTH",
      help: "collective: the month, as 2026-10; the last one without it",
    },
  },
  words: [1, 2],
  examples: ["collective", "collective --month 2026-10", "export V2026-000001"],
  async run(given) {
    const verb = given.words[0] ?? "";
    if (!Object.hasOwn(VERBS, verb)) {
      throw new UsageError(
        `${verb} is not something to do; there are ${Object.keys(VERBS).join(", ")}.`,
      );
    }
    await VERBS[verb as keyof typeof VERBS](given);
  },
});
