import { atDatabase } from "./control/at-database.ts";
import { runCommand } from "./terminal/command-line.ts";
import { UsageError } from "./terminal/command.ts";

await runCommand({
  name: "area:open",
  usage: "FIRST-LAST [--hub HUB] [--dry-run]",
  about:
    "Opens a range of postal codes and mails everyone who asked for it, once each and in their\nlanguage. Asked again it mails only those who came since.",
  options: {
    hub: {
      type: "string",
      value: "HUB",
      help: "the hub that comes there; needed if there are more",
    },
    "dry-run": { type: "boolean", help: "tells how many would be mailed and changes nothing" },
  },
  words: [1, 1],
  examples: ["3011-3089 --hub rotterdam", "3011 --hub rotterdam --dry-run"],
  async run(input) {
    const { first, last } = readRange(input.words[0] ?? "");
    const hub = input.text("hub");
    const dryRun = input.has("dry-run");
    const ranges = [{ first, last }];
    const result = await atDatabase("openArea", {
      ranges,
      ...(hub !== undefined && { hub }),
      dryRun,
    });
    const people = result.mailed === 1 ? "1 person" : `${result.mailed} people`;
    if (dryRun) {
      console.log(
        `Nothing was changed; ${first}–${last} would be opened from ${result.hub} and ${people} mailed.`,
      );
      return;
    }
    console.log(
      result.isNew
        ? `${first}–${last} is served from ${result.hub} now.`
        : `${first}–${last} was served from ${result.hub} already.`,
    );
    console.log(`${people} who asked for it will have a mail.`);
    if (result.isNew) {
      console.log(
        `If you keep a file of service areas, add {"first_code": ${first}, "last_code": ${last}, "hub_id": "${result.hub}"} to it.`,
      );
    }
  },
});

function readRange(text: string): { first: number; last: number } {
  const [, first, last = first] = /^(\d{4})(?:[-–](\d{4}))?$/.exec(text) ?? [];
  if (!first || Number(first) < 1000) {
    throw new UsageError(`${text} is not a range of postal codes; write it as 3011-3089.`);
  }
  if (Number(last) < Number(first)) {
    throw new UsageError(`${text} ends before it begins; write the lower code first.`);
  }
  return { first: Number(first), last: Number(last) };
}
