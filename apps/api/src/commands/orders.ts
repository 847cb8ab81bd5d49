import { formatPlainCents } from "@waslijn/contract/shared/formats/money";
import { amsterdamDate, toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { readEnv } from "../env.ts";
import { atDatabase } from "./control/at-database.ts";
import { type CommandInput, UsageError } from "./terminal/command.ts";
import { runCommand } from "./terminal/command-line.ts";
import { printDay, stopsCsv } from "./print-stops.ts";
import { writeFile } from "./terminal/write-file.ts";
import type { OrderWindow, Permission } from "@waslijn/contract/customer/my-order";
import { vatIn, type BillLine } from "@waslijn/contract/shared/pricing";
import type { ShownEvent, ShownOrder } from "../modules/orders/views/by-number.ts";
import type { Bill } from "../modules/bills/bills-repository.ts";
import { printTable } from "./terminal/print-table.ts";

const euros = (cents: number): string => formatPlainCents(cents, "en");
const hours = ({ date, from, to }: OrderWindow): string => `${date} ${from}–${to}`;

function printOrder({ order, bill, invoices, collective }: ShownOrder): string {
  const facts = [
    [
      "state",
      `${order.state}${order.awaits ? `, ${order.awaits} missed and not planned again` : ""}`,
    ],
    ["pickup", hours(order.pickup)],
    ["delivery", order.delivery ? hours(order.delivery) : "none"],
    ["name", order.contact.name],
    ["phone", order.contact.phone],
    ["address", order.address.join(", ")],
    ["services", order.services.map(({ name }) => name).join(", ")],
    ["bags", order.bags === null ? "" : String(order.bags)],
    ["note", order.notes],
    ["customer may", customerMay(order.allowed)],
  ].filter(([, value]) => value);
  return [
    `Order ${order.number} (${order.kind})`,
    facts.map(([name = "", value]) => `${name.padEnd(13)} ${value}`).join("\n"),
    ...(bill ? [printBill(bill.version, bill.lines, bill.total), printPaid(bill)] : []),
    ...invoices.map(
      ({ number, date, total, credits }) =>
        `${credits ? "Credit invoice" : "Invoice"} ${number} of ${date}: ${euros(total)}`,
    ),
    ...(collective ? [`On the company's invoice ${collective}`] : []),
  ].join("\n\n");
}

function customerMay(allowed: Record<string, Permission>): string {
  return Object.entries(allowed)
    .flatMap(([what, permission]) => {
      if (permission.may === "no") return [];
      return [permission.may === "fee" ? `${what} (${euros(permission.cents)})` : what];
    })
    .join(", ");
}

const printPaid = ({ state, paid, refunded, due, payBy }: Bill): string =>
  [
    `Bill ${state}: paid ${euros(paid)}`,
    ...(refunded > 0 ? [`given back ${euros(refunded)}`] : []),
    ...(due > 0 ? [`due ${euros(due)}${payBy ? ` by ${payBy}` : ", not sent yet"}`] : []),
  ].join(", ");

function printBill(version: number, lines: BillLine[], total: number): string {
  const rows = lines.map((line) => [
    [line.kind, line.alias, line.reason].filter(Boolean).join(" "),
    String(line.count),
    line.vat,
    euros(line.cents),
  ]);
  const sum = ["total", "", `VAT ${euros(vatIn(lines))}`, euros(total)];
  return `Bill, version ${version}\n${printTable(["line", "count", "VAT", "euros"], [...rows, sum])}`;
}

const printEvents = (events: ShownEvent[]): string =>
  printTable(
    ["", "at", "event", "who", "what"],
    events.map(({ version, at, kind, who, data }) => [
      String(version),
      at,
      kind,
      who,
      Object.keys(data).length > 0 ? JSON.stringify(data) : "",
    ]),
  );

/** Subcommands for one order. */
const VERBS = {
  async show(number: string): Promise<void> {
    console.log(printOrder(await atDatabase("showOrder", { number })));
  },
  async events(number: string): Promise<void> {
    console.log(printEvents(await atDatabase("listEvents", { number })));
  },
  async cancel(number: string, input: CommandInput): Promise<void> {
    const [reason, waived] = [input.text("reason"), input.text("waive")];
    await atDatabase("cancelByNumber", {
      number,
      ...(reason !== undefined && { reason }),
      ...(waived !== undefined && { waived }),
    });
    console.log(`Order ${number} is cancelled; its windows are free again.`);
  },
  async withdraw(number: string): Promise<void> {
    await atDatabase("withdrawByNumber", { number });
    console.log(`Order ${number} is withdrawn from; its customer has a mail that says so.`);
  },
  async "link-for"(name: string, input: CommandInput): Promise<void> {
    const replace = input.has("replace");
    const { email } = await atDatabase("sendOwnerLink", { name, replace });
    const others = replace ? " Earlier links no longer work." : "";
    console.log(`${name} will have the link to its orders at ${email}.${others}`);
  },
  async invoice(number: string): Promise<void> {
    const invoice = await atDatabase("invoiceByNumber", { number });
    console.log(`Order ${number} has invoice ${invoice.number} of ${invoice.date}.`);
  },
  async credit(number: string): Promise<void> {
    const invoice = await atDatabase("creditByNumber", { number });
    console.log(`Order ${number} has credit invoice ${invoice.number} of ${invoice.date}.`);
  },
  async change(number: string, input: CommandInput): Promise<void> {
    const [pickup, delivery] = [input.text("pickup"), input.text("delivery")];
    const waived = input.text("waive");
    if (pickup === undefined && delivery === undefined) {
      throw new UsageError("Say what changes: --pickup, --delivery or both.");
    }
    await atDatabase("changeByNumber", {
      number,
      ...(pickup !== undefined && { pickupTime: readWindow(pickup) }),
      ...(delivery !== undefined && { deliveryTime: readWindow(delivery) }),
      ...(waived !== undefined && { waived }),
    });
    const { order } = await atDatabase("showOrder", { number });
    const windows = [order.pickup, ...(order.delivery ? [order.delivery] : [])];
    console.log(
      `Order ${number}: ${windows.map(({ date, from, to }) => `${date} ${from}–${to}`).join(", ")}.`,
    );
  },
};

await runCommand({
  name: "orders",
  usage:
    "[show|events|cancel|withdraw|change|invoice|credit NUMBER] [link-for COMPANY|LOCATION] [--replace] [--day DATE] [--hub HUB] [--csv FILE]",
  about:
    "Without a number: lists what is picked up and delivered on a day, by window and in the order\nof a route, with what the driver needs at each door, and how full each window is.\nWith one: show prints an order and its bill, events its history; cancel and change do that\nfor the customer, who has a mail of it. A late change or cancellation is billed unless waived.\nwithdraw records that a consumer withdrew by mail, letter or phone (BW 6:230o).\nlink-for mails a company or location the link to its orders of the last 90 days.\ninvoice gives the bill its invoice, which the customer then finds on the order's page; credit\ntakes it back with a credit invoice.",
  options: {
    day: { type: "string", value: "DATE", help: "the day, as 2026-11-17; today without it" },
    hub: { type: "string", value: "HUB", help: "one hub only, by its id" },
    csv: { type: "string", value: "FILE", help: "writes the stops to a file for a spreadsheet" },
    pickup: { type: "string", value: "WHEN", help: "change: the new pickup, as 2026-11-17T10:00" },
    delivery: { type: "string", value: "WHEN", help: "change: the new delivery, alike" },
    reason: { type: "string", value: "WHY", help: "cancel: a reason that the history keeps" },
    waive: { type: "string", value: "WHY", help: "asks no fee, and says why in the history" },
    replace: { type: "boolean", help: "link-for: makes earlier links worthless" },
  },
  words: [0, 2],
  examples: [
    "--day 2026-11-17",
    "--day 2026-11-17 --hub haarlem --csv haarlem.csv",
    "show W-10001",
    "change W-10001 --pickup 2026-11-18T10:00 --delivery 2026-11-20T10:00",
    "cancel W-10001 --waive ziekenhuis",
    'link-for "Hotel De Gouden Leeuw"',
    "invoice W-10001",
  ],
  async run(input) {
    const [verb, number] = input.words;
    if (verb === undefined) return listDay(input);
    if (!Object.hasOwn(VERBS, verb)) {
      throw new UsageError(
        `${verb} is not something to do; there are ${Object.keys(VERBS).join(", ")}.`,
      );
    }
    if (number === undefined) throw new UsageError(`Say which order: ${verb} W-10001.`);
    await VERBS[verb as keyof typeof VERBS](number, input);
  },
});

/** Parses the start of a window in Amsterdam time. */
function readWindow(text: string): string {
  const [, day, time] = /^(\S+?)[T ](\d{2}:\d{2})$/.exec(text) ?? [];
  if (!day || !time) throw new UsageError(`${text} is not a window; write it as 2026-11-17T10:00.`);
  return toAmsterdamTimestamp(readDay(day), time);
}

async function listDay(input: CommandInput): Promise<void> {
  const today = amsterdamDate(new Date(readEnv(process.env).CLOCK ?? Date.now()));
  const day = readDay(input.text("day") ?? today);
  const hub = input.text("hub");
  const list = await atDatabase("listStops", { day, ...(hub !== undefined && { hub }) });
  const csv = input.text("csv");
  if (csv === undefined) return console.log(printDay(list));
  await writeFile(csv, stopsCsv(list));
  const count = list.windows.reduce((sum, window) => sum + window.stops.length, 0);
  console.log(`${count} stops of ${day} are in ${csv}.`);
}

/** Parses a day such as 2026-11-17 and checks that it exists. */
function readDay(text: string): string {
  const at = /^2\d{3}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  const isReal = at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  if (!isReal) throw new UsageError(`${text} is not a day; write it as 2026-11-17.`);
  return text;
}
