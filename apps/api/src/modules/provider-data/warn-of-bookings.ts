import type { ConcernedWindow } from "@waslijn/contract/console/data/data";
import type { Data } from "./plan-data.ts";

/** What a command says of bookings that the new calendar would not take. */
export const warnOfBookings = (windows: ConcernedWindow[], after: Data): string[] =>
  windows.map(
    (window) =>
      `${window.hub} ${window.kind} ${window.date} ${window.from}: ${window.booked} booked, but ${reasonIn(after, window)}.`,
  );

function reasonIn(after: Data, { why, hub, date, places }: ConcernedWindow): string {
  switch (why) {
    case "closed": {
      const closure = after.hub_closures.find((row) => row.hub_id === hub && row.date === date);
      return `the day is closed (${String(closure?.reason)})`;
    }
    case "weekday":
      return "the hub does not drive on that weekday";
    case "holiday":
      return "the hub keeps that holiday";
    case "no-window":
      return "the window is offered no longer";
    case "capacity":
      return `its capacity is ${places}`;
  }
}
