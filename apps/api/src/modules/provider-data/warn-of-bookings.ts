import { weekday } from "@waslijn/contract/shared/amsterdam-time";
import type { Row } from "./columns.ts";
import type { BookedSlot } from "./provider-data-repository.ts";
import type { TableName } from "./tables.ts";

type Calendar = Record<TableName, Row[]>;

/** Orders that a new calendar would not take: they stay, and somebody has to know. */
export function warnOfBookings(before: Calendar, after: Calendar, slots: BookedSlot[]): string[] {
  return slots.flatMap((slot) => {
    const reason = reasonAgainst(after, slot);
    if (!reason || reason === reasonAgainst(before, slot)) return [];
    return [
      `${slot.hub} ${slot.kind} ${slot.date} ${slot.from}: ${slot.booked} booked, ${reason}.`,
    ];
  });
}

function reasonAgainst(data: Calendar, slot: BookedSlot): string | undefined {
  const hub = data.hubs.find((row) => row.id === slot.hub);
  const closure = data.hub_closures.find(
    (row) => row.hub_id === slot.hub && row.date === slot.date,
  );
  if (closure) return `but the day is closed (${String(closure.reason)})`;
  const days = hub?.operating_days;
  if (Array.isArray(days) && !days.includes(weekday(slot.date))) {
    return "but the hub does not drive on that weekday";
  }
  const window = data.hub_windows.find(
    (row) => row.hub_id === slot.hub && row.kind === slot.kind && row.from_time === slot.from,
  );
  if (!window) return "but the window is offered no longer";
  return Number(window.capacity) < slot.booked
    ? `but its capacity is ${String(window.capacity)}`
    : undefined;
}
