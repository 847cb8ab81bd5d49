import { isMonth } from "../modules/bills/collective/billed-month.ts";
import { printCents } from "../modules/bills/bill-words.ts";
import { atDatabase } from "./control/at-database.ts";
import type { Given } from "./terminal/command.ts";
import { UsageError } from "./terminal/usage-error.ts";
import { writeFile } from "./terminal/write-file.ts";

/** Companies are invoiced together, once a month. */
export const collectiveVerbs = {
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
