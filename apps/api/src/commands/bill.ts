import { formatCents } from "@waslijn/contract/shared/formats/money";
import { billVerbs } from "./bill-verbs.ts";
import { runCommand } from "./terminal/command-line.ts";
import { UsageError, type CommandInput } from "./terminal/command.ts";
import { isMonth } from "../modules/bills/collective/issue-collective.ts";
import { atDatabase } from "./control/at-database.ts";
import { writeFile } from "./terminal/write-file.ts";

/** Collective invoices of companies, once a month. */
const collectiveVerbs = {
  async collective(input: CommandInput): Promise<void> {
    const month = input.text("month");
    if (month !== undefined && !isMonth(month)) {
      throw new UsageError(`${month} is not a month; write it as 2026-10.`);
    }
    const done = await atDatabase("issueCollectives", month === undefined ? {} : { month });
    for (const { company, number, total } of done.issued) {
      console.log(`${number}  ${formatCents(total, "en").padStart(11)}  ${company.name}`);
    }
    for (const { name } of done.incomplete) {
      console.log(
        `${name} is not invoiced: companies of npm run data:apply should say its legal_name, address, kvk and buyer_reference.`,
      );
    }
    for (const { name, code } of done.failed) {
      console.error(`${name} is not invoiced, because of an error: ${code}.`);
      process.exitCode = 1;
    }
    console.log(`Invoiced for ${done.month}: ${done.issued.length} companies.`);
  },
  async export(input: CommandInput): Promise<void> {
    const number = input.words[1];
    if (number === undefined) throw new UsageError("Say which invoice: export V2026-000001.");
    for (const { filename, content, encoding } of await atDatabase("readCollectiveFiles", {
      number,
    })) {
      await writeFile(filename, Buffer.from(content, encoding ?? "utf8"));
      console.log(`${filename} is written.`);
    }
  },
};

const VERBS = { ...billVerbs, ...collectiveVerbs };

await runCommand({
  name: "bill",
  usage:
    "count|send|refund|write-off NUMBER | overdue | audit | collective [--month MONTH] | export NUMBER",
  about:
    "count makes an order's bill of what was found in it, and corrects it when it is counted again;\nsend mails it with its payment link. refund gives back some of what was paid, through the payment\nservice; write-off asks no more for what is due. overdue lists bills that were not paid in time;\naudit compares the books with the payment service and ends with 1 where they differ.\ncollective gives every company one invoice for all that it was billed until the end of a month and\nthat stands on no invoice, and mails it as PDF and as an electronic invoice (UBL, Peppol BIS 3.0).\nThe server does this by itself after the last day of a month; asking again changes nothing.\nexport writes both files of a company's invoice or credit invoice, for printing or an access point.",
  options: {
    pieces: { type: "string", value: "PIECES", help: "count: as DC/trousers=2,SS/per-pair=1" },
    kilos: { type: "string", value: "KILOS", help: "count: as 7,4" },
    bags: { type: "string", value: "BAGS", help: "count: how many came; 1 without it" },
    "bags-back": { type: "string", value: "BAGS", help: "count: bags that were handed in" },
    euro: { type: "string", value: "AMOUNT", help: "refund: as 5,00" },
    reason: { type: "string", value: "WHY", help: "refund, write-off: what the history keeps" },
    month: {
      type: "string",
      value: "MONTH",
      help: "collective: the month, as 2026-10; the last one without it",
    },
  },
  words: [1, 2],
  examples: [
    "count W-10001 --kilos 7,4 --pieces DC/trousers=2",
    "send W-10001",
    "refund W-10001 --euro 5,00 --reason vlek",
    "overdue",
    "audit",
    "collective --month 2026-10",
    "export V2026-000001",
  ],
  async run(input) {
    const verb = input.words[0] ?? "";
    if (!Object.hasOwn(VERBS, verb)) {
      throw new UsageError(
        `${verb} is not something to do; there are ${Object.keys(VERBS).join(", ")}.`,
      );
    }
    await VERBS[verb as keyof typeof VERBS](input);
  },
});
