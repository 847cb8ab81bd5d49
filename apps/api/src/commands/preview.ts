import { formatCalendar } from "@waslijn/contract/shared/formats/dates";
import type { VisitorDay, VisitorView, Why } from "@waslijn/contract/console/windows";
import { isPostalCode } from "@waslijn/contract/shared/rules";
import { atDatabase } from "./control/at-database.ts";
import { runCommand } from "./terminal/command-line.ts";
import { printTable } from "./terminal/print-table.ts";
import { UsageError } from "./terminal/command.ts";

const WHY: Record<Why["code"], (about: string) => string> = {
  past: () => "past",
  "cut-off": (hour) => `after the cut-off of ${hour}`,
  "new-customer": (days) => `a new customer's bag travels ${days} days of post`,
  turnaround: () => "before the turnaround of 2 working days",
  "beyond-horizon": (days) => `more than ${days} days ahead`,
  "no-operating-day": () => "closed on this weekday",
  holiday: (name) => `holiday (${name})`,
  closure: (reason) => `closed (${reason})`,
  "no-such-window": () => "no windows",
  "no-places": () => "no places on this day",
  full: () => "full",
};

const printReason = ({ code, about }: Why): string => WHY[code](about);

await runCommand({
  name: "preview",
  usage: "POSTAL-CODE HOUSE-NUMBER [--new]",
  about:
    "Shows what a visitor at an address would see: the hub that comes there, the first pickup,\nthe windows with room, the deliveries that follow the first pickup, and why a day is missing.",
  options: { new: { type: "boolean", help: "as a new customer, whose bag still travels by post" } },
  words: [1, 3],
  examples: ["1012AB 1", "2011DB 18 --new"],
  async run(input) {
    const { postalCode, houseNumber } = readAddress(input.words);
    const isNew = input.has("new");
    const preview = await atDatabase("previewAddress", { postalCode, houseNumber, isNew });
    console.log(print(preview, `${postalCode} ${houseNumber}`.trim()));
  },
});

/** Also accepts `1012 AB 1` as three words. */
function readAddress(words: string[]): { postalCode: string; houseNumber: string } {
  const isSplit = /^\d{4}$/.test(words[0] ?? "") && /^[a-z]{2}$/i.test(words[1] ?? "");
  const postalCode = isSplit ? words.slice(0, 2).join("") : (words[0] ?? "");
  if (!isPostalCode(postalCode)) {
    throw new UsageError(`${postalCode} is not a postal code; write it as 1012AB.`);
  }
  return { postalCode, houseNumber: words[isSplit ? 2 : 1] ?? "" };
}

function print(preview: VisitorView, address: string): string {
  const { addresses, hub, firstPickup, pickups, deliveries } = preview;
  const about = [
    ["address", addresses.join(" · ") || `${address} is not in the register`],
    ["area", hub ? `${hub.area}, served from ${hub.name} (${hub.id})` : "outside the service area"],
  ];
  if (hub) {
    const first = firstPickup ? `${weekdayOf(firstPickup.date)} ${firstPickup.time}` : "none";
    about.push(["first pickup", first]);
  }
  const head = about.map(([name = "", text = ""]) => `${name.padEnd(14)}${text}`).join("\n");
  const parts = [head];
  if (pickups.length > 0) parts.push(`Pickups\n${printDays(pickups)}`);
  if (firstPickup) parts.push(`Deliveries after that pickup\n${printDays(deliveries)}`);
  return parts.join("\n\n");
}

function printDays(days: VisitorDay[]): string {
  return printTable(
    ["day", "open", "not open"],
    days.map(({ date, open, closed, why }) => [
      weekdayOf(date),
      open.join(" "),
      why
        ? printReason(why)
        : closed.map((hour) => `${hour.from} ${printReason(hour.why)}`).join(", "),
    ]),
  );
}

function weekdayOf(date: string): string {
  return `${formatCalendar(date, "en", { weekday: "short" })} ${date}`;
}
