import type { AddressFault } from "@waslijn/contract/console/setting-list";
import { formatNumber } from "@waslijn/contract/shared/formats/money";
import { resolve } from "node:path";
import { atDatabase } from "./control/at-database.ts";
import { runCommand } from "./terminal/command-line.ts";

const SENTENCES: Record<AddressFault, string> = {
  "postal-code": "the postal code is not like 1234AB",
  "house-number": "the house number is not a number",
  "addition-long": "the addition is longer than 20 characters",
  "street-missing": "the street is missing",
  "city-missing": "the city is missing",
  "street-long": "the street is longer than 150 characters",
  "city-long": "the city is longer than 150 characters",
  unreadable: "street, city or addition has unreadable characters",
  latitude: "the latitude is not a number from -90 to 90",
  longitude: "the longitude is not a number from -180 to 180",
  quote: "a quote is not closed",
};

await runCommand({
  name: "addresses:import",
  usage: "FILE.csv",
  about:
    "Loads a register of addresses that the address check looks in. The columns are street,\nhouse number, addition, postal code, city, latitude and longitude, named in the first line\nin English or Dutch and in any order. Addresses that are there already are brought up to\ndate; a bad line is told of and the rest goes on.",
  options: {},
  words: [1, 1],
  examples: ["haarlem.csv"],
  async run({ words: [file = ""] }) {
    const { written, badLines, bad } = await atDatabase("importAddresses", {
      // npm changes to the repository's root; the file is relative to the caller's directory.
      file: resolve(process.env.INIT_CWD ?? "", file),
    });
    for (const { line, fault } of bad) console.error(`Line ${line}: ${SENTENCES[fault]}.`);
    const unnamed = badLines - bad.length;
    if (unnamed > 0) console.error(`And ${formatNumber(unnamed, "en")} more bad lines.`);
    console.log(`Loaded into the register: ${formatNumber(written, "en")}.`);
    if (badLines > 0) process.exitCode = 1;
  },
});
