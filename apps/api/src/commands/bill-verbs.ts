import { formatPlainCents } from "@waslijn/contract/shared/formats/money";
import { atDatabase } from "./control/at-database.ts";
import { type CommandInput, UsageError } from "./terminal/command.ts";
import { printTable } from "./terminal/print-table.ts";
import { SERVICE_CODES } from "@waslijn/contract/shared/codes";
import type { Counted } from "@waslijn/contract/shared/pricing";

const euros = (cents: number): string => formatPlainCents(cents, "en");

/** Subcommands for the bill of one order, and for all bills. */
export const billVerbs = {
  async count(input: CommandInput): Promise<void> {
    const number = orderIn(input);
    await atDatabase("countByNumber", {
      number,
      pieces: readPieces(input.text("pieces") ?? ""),
      kilos: readNumber(input, "kilos", 0),
      bags: readNumber(input, "bags", 1),
      bagsBack: readNumber(input, "bags-back", 0),
    });
    const { bill } = await atDatabase("showOrder", { number });
    console.log(`Order ${number} is counted; its bill comes to ${euros(bill?.total ?? 0)}.`);
  },
  async send(input: CommandInput): Promise<void> {
    const number = orderIn(input);
    await atDatabase("sendBillByNumber", { number });
    console.log(`The customer of order ${number} has the bill with its payment link.`);
  },
  async refund(input: CommandInput): Promise<void> {
    const number = orderIn(input);
    const cents = readCents(needed(input, "euro"));
    await atDatabase("refundByNumber", { number, cents, reason: needed(input, "reason") });
    console.log(`${euros(cents)} of order ${number} goes back to its customer, who has a mail.`);
  },
  async "write-off"(input: CommandInput): Promise<void> {
    const number = orderIn(input);
    await atDatabase("writeOffByNumber", { number, reason: needed(input, "reason") });
    console.log(`The bill of order ${number} is written off; nobody is reminded of it any more.`);
  },
  async overdue(): Promise<void> {
    const bills = await atDatabase("listOverdue", {});
    if (bills.length === 0) return console.log("No bill is overdue.");
    const rows = bills.map(({ number, due, payBy, reminders }) => [
      number,
      euros(due),
      payBy ?? "",
      String(reminders),
    ]);
    console.log(printTable(["order", "due", "pay by", "reminders"], rows));
  },
  async audit(): Promise<void> {
    const differences = await atDatabase("auditPayments", {});
    if (differences.length === 0) return console.log("The books and the payment service agree.");
    const rows = differences.map(({ number, what, ours, theirs }) => [number, what, ours, theirs]);
    console.log(printTable(["order", "what", "ours", "theirs"], rows));
    process.exitCode = 1;
  },
};

function orderIn({ words: [verb, number] }: CommandInput): string {
  if (number === undefined) throw new UsageError(`Say which order: ${verb} W-10001.`);
  return number;
}

function needed(input: CommandInput, option: string): string {
  const value = input.text(option);
  if (!value?.trim()) throw new UsageError(`Say --${option}.`);
  return value.trim();
}

function readNumber(input: CommandInput, option: string, fallback: number): number {
  const text = input.text(option);
  if (text === undefined) return fallback;
  const value = Number(text.replace(",", "."));
  if (!/^\d+([.,]\d+)?$/.test(text))
    throw new UsageError(`${text} is not a number for --${option}.`);
  return value;
}

/** Parses euros such as `5`, `5,00` or `5.00` to cents. */
export function readCents(text: string): number {
  const [, euros = "", cents = "00"] = /^(\d{1,6})(?:[.,](\d{2}))?$/.exec(text) ?? [];
  const all = Number(euros) * 100 + Number(cents);
  if (euros === "" || all === 0) {
    throw new UsageError(`${text} is not an amount; write it as 5,00.`);
  }
  return all;
}

/** Parses `DC/trousers=2,SS/per-pair=1`: service, alias of the price, and number. */
export function readPieces(text: string): Counted["pieces"] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, code, alias, count] = /^([A-Z]{2})\/([\w-]+)=(\d{1,4})$/.exec(part) ?? [];
      const type = SERVICE_CODES.find((known) => known === code);
      if (!type || !alias || !count) {
        throw new UsageError(`${part} is not a piece; write it as DC/trousers=2.`);
      }
      return { type, alias, count: Number(count) };
    });
}
