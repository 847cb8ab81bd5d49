import type { DayList, WindowStops } from "../modules/driving/list-stops.ts";
import type { Stop } from "../modules/driving/stops-repository.ts";
import { printCsv } from "../csv.ts";
import { printTable } from "./terminal/print-table.ts";

function hours(window: WindowStops): string {
  return `${window.from}–${window.to}`;
}

export function printDay({ day, windows }: DayList): string {
  const used = windows.filter((window) => window.stops.length > 0);
  const lists = used.map((window) =>
    [
      `${window.hubName} · ${window.kind} ${hours(window)} · ${window.stops.length} of ${window.capacity}`,
      printTable(
        ["", "order", "address", "postal code", "name", "phone", "what", "note"],
        window.stops.map((stop, index) => [
          String(index + 1),
          stop.number,
          `${stop.street} ${stop.houseNumber}${stop.isTypedAddress ? " (typed, check it)" : ""}`,
          `${stop.postalCode} ${stop.city}`,
          stop.name,
          stop.phone,
          whatOf(stop),
          stop.notes,
        ]),
      ),
    ].join("\n"),
  );
  const heading = used.length === 0 ? `Nothing is ordered for ${day} yet.` : `Orders of ${day}`;
  return [heading, ...lists, printTotals(windows)].join("\n\n");
}

/** One line per hub and kind: bookings and capacity of each window. */
function printTotals(windows: WindowStops[]): string {
  const starts = [...new Set(windows.map(({ from }) => from))].sort();
  const lines = [...Map.groupBy(windows, ({ hub, kind }) => `${hub} ${kind}`).values()];
  const sum = (all: WindowStops[]) =>
    `${all.reduce((total, one) => total + one.stops.length, 0)} of ${all.reduce((total, one) => total + one.capacity, 0)}`;
  return printTable(
    ["hub", "", ...starts, "all day"],
    lines.map((line) => [
      line[0]?.hub ?? "",
      line[0]?.kind ?? "",
      ...starts.map((from) => sum(line.filter((window) => window.from === from))),
      sum(line),
    ]),
  );
}

function whatOf({ services, bags, hasBag, kind, orderKind }: Stop): string {
  const from = orderKind === "consumer" ? [] : [orderKind];
  const count = bags === null ? [] : [`${bags} ${bags === 1 ? "bag" : "bags"}`];
  const bring = hasBag === false && kind === "pickup" ? ["first bag by post"] : [];
  return [...from, services.join(" "), ...count, ...bring].filter(Boolean).join(", ");
}

export function stopsCsv({ day, windows }: DayList): string {
  return printCsv(
    [
      "day",
      "hub",
      "kind",
      "from",
      "to",
      "stop",
      "order",
      "order kind",
      "name",
      "phone",
      "street",
      "number",
      "postal code",
      "city",
      "address typed by customer",
      "services",
      "bags",
      "has bag",
      "note",
    ],
    windows.flatMap((window) =>
      window.stops.map((stop, index) => [
        day,
        window.hub,
        window.kind,
        window.from,
        window.to,
        index + 1,
        stop.number,
        stop.orderKind,
        stop.name,
        stop.phone,
        stop.street,
        stop.houseNumber,
        stop.postalCode,
        stop.city,
        stop.isTypedAddress ? "yes" : "",
        stop.services.join(" "),
        stop.bags,
        stop.hasBag === null ? "" : stop.hasBag ? "yes" : "no",
        stop.notes,
      ]),
    ),
  );
}
