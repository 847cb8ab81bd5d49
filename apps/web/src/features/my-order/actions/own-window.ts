import type { OrderWindow } from "@waslijn/contract/customer/my-order";
import type { AvailableDate } from "@waslijn/contract/customer/times";

/** The days on offer, with the window that the order has already: keeping it is always possible. */
export function withOwnWindow(
  dates: readonly AvailableDate[],
  own: OrderWindow | undefined,
): readonly AvailableDate[] {
  if (!own) return dates;
  const free = { from: own.from, to: own.to, available: true };
  const day = dates.find(({ date }) => date === own.date);
  const hours = day?.hours.filter(({ from }) => from !== own.from) ?? [];
  const ownDay: AvailableDate = {
    date: own.date,
    default: false,
    ...day,
    hours: [...hours, free].sort((one, other) => one.from.localeCompare(other.from)),
  };
  return [...dates.filter(({ date }) => date !== own.date), ownDay].sort((one, other) =>
    one.date.localeCompare(other.date),
  );
}

/** After another pickup the first day on offer is the first that leaves time to wash (LIFE-06). */
export const withOwnDelivery = (
  dates: readonly AvailableDate[],
  own: OrderWindow | undefined,
): readonly AvailableDate[] => {
  const [first] = dates;
  return own && first && own.date >= first.date ? withOwnWindow(dates, own) : dates;
};
