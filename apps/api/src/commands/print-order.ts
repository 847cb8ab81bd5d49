import type { OrderWindow, Permission } from "@waslijn/contract/customer/my-order";
import { vatIn, type BillLine } from "@waslijn/contract/shared/pricing";
import type { ShownEvent } from "../modules/orders/by-number/list-events.ts";
import type { Bill } from "../modules/bills/bills-repository.ts";
import type { ShownOrder } from "../modules/orders/by-number/show-order.ts";
import { printTable } from "./terminal/print-table.ts";

const euros = (cents: number): string => (cents / 100).toFixed(2);
const hours = ({ date, from, to }: OrderWindow): string => `${date} ${from}–${to}`;

export function printOrder({ order, bill, invoices, collective }: ShownOrder): string {
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

export const printEvents = (events: ShownEvent[]): string =>
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
