import { atDatabase } from "./control/at-database.ts";
import { runCommand } from "./terminal/command-line.ts";
import { printCsv } from "../csv.ts";
import { printTable } from "./terminal/print-table.ts";
import { writeFile } from "./terminal/write-file.ts";

await runCommand({
  name: "subscribers",
  usage: "[--csv FILE]",
  about:
    "Tells how many people wait for which postal codes. With --csv their requests go to a file,\nwith e-mail addresses: keep it no longer than you need it.",
  options: { csv: { type: "string", value: "FILE", help: "writes all requests to a file" } },
  words: [0, 0],
  examples: ["", "--csv waiting.csv"],
  async run(input) {
    const waiting = await atDatabase("listSubscribers", {});
    const csv = input.text("csv");
    if (csv !== undefined) {
      const rows = waiting.map((one) => [
        one.email,
        one.language,
        one.postalCode,
        one.houseNumber,
        one.addition,
        one.reason,
        one.askedAt,
      ]);
      const head = ["e-mail", "language", "postal code", "number", "addition", "reason", "asked"];
      await writeFile(csv, printCsv(head, rows));
      console.log(`${waiting.length} requests are in ${csv}.`);
    } else if (waiting.length === 0) console.log("Nobody is waiting.");
    else {
      const areas = [...Map.groupBy(waiting, ({ digits }) => digits)];
      const rows = areas.map(([digits, requests]) => [String(digits), String(requests.length)]);
      console.log(printTable(["postal code", "waiting"], rows));
    }
  },
});
