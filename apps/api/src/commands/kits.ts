import { atDatabase } from "./control/at-database.ts";
import { type CommandInput, UsageError } from "./terminal/command.ts";
import { runCommand } from "./terminal/command-line.ts";
import { printTable } from "./terminal/print-table.ts";
import { writeFile } from "./terminal/write-file.ts";

const PAPERS = ["sheet", "roll"] as const;
const MOST_USED = 20;

const VERBS = {
  async list(): Promise<void> {
    const kits = await atDatabase("listKits", {});
    if (kits.length === 0) return console.log("No bag has to be posted.");
    const rows = kits.map(({ number, name, address, pickupDate }) => [
      number,
      name,
      address.join(", "),
      pickupDate,
    ]);
    console.log(printTable(["order", "name", "address", "pickup"], rows));
  },
  async labels(input: CommandInput): Promise<void> {
    const file = input.text("file");
    if (file === undefined) throw new UsageError("Say where the labels go: --file labels.pdf.");
    const { pdf, numbers } = await atDatabase("printKitLabels", {
      paper: readPaper(input.text("paper")),
      used: readUsed(input.text("used")),
    });
    const last = numbers.at(-1);
    if (last === undefined) return console.log("No bag has to be posted, so there is no label.");
    await writeFile(file, Buffer.from(pdf, "base64"));
    console.log(
      `${numbers.length} labels are in ${file}; print them at 100 %.\nOnce the bags are posted: npm run kits -- sent --through ${last}`,
    );
  },
  async sent(input: CommandInput): Promise<void> {
    const numbers = input.words.slice(1);
    const through = input.text("through");
    if ((through === undefined) === (numbers.length === 0)) {
      throw new UsageError(
        "Say which bags are posted: sent W-10001 W-10002, or sent --through W-10002.",
      );
    }
    const { sent } = await atDatabase(
      "sendKits",
      through === undefined ? { numbers } : { through },
    );
    console.log(`Posted: ${sent.join(", ")}. Their customers are told by mail.`);
  },
};

await runCommand({
  name: "kits",
  usage:
    "list | labels --file FILE [--paper sheet|roll] [--used N] | sent NUMBER… | sent --through NUMBER",
  about:
    "The bags that first orders wait for. list shows to whom they go, labels writes address labels\nas a PDF: a sheet of 21 (63.5 × 38.1 mm, Avery L7160) or a roll (89 × 36 mm, DYMO 99012).\nsent takes bags off the list once they are posted, and mails their customers.",
  options: {
    file: { type: "string", value: "FILE", help: "labels: the PDF to write" },
    paper: { type: "string", value: "PAPER", help: "labels: sheet or roll; a sheet without it" },
    used: { type: "string", value: "N", help: "labels: how many of the first sheet are used up" },
    through: {
      type: "string",
      value: "NUMBER",
      help: "sent: all of the list up to and with this one",
    },
  },
  words: [1, 500],
  examples: ["list", "labels --file labels.pdf --used 4", "sent --through W-10007", "sent W-10001"],
  async run(input) {
    const [verb = ""] = input.words;
    if (!Object.hasOwn(VERBS, verb)) {
      throw new UsageError(
        `${verb} is not something to do; there are ${Object.keys(VERBS).join(", ")}.`,
      );
    }
    await VERBS[verb as keyof typeof VERBS](input);
  },
});

function readPaper(text = "sheet"): (typeof PAPERS)[number] {
  const found = PAPERS.find((paper) => paper === text);
  if (!found) throw new UsageError(`${text} is no paper; there are ${PAPERS.join(" and ")}.`);
  return found;
}

function readUsed(text = "0"): number {
  const used = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (!(used <= MOST_USED)) {
    throw new UsageError(`${text} labels of a sheet cannot be used up; say 0 to ${MOST_USED}.`);
  }
  return used;
}
