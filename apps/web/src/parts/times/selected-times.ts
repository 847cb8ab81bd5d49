import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import {
  DEFAULT_DELIVERY_DAYS_AHEAD,
  DEFAULT_PICKUP_DAYS_AHEAD,
  NO_TIME,
  PLACEHOLDER_DELIVERY_DAYS_AFTER_PICKUP,
} from "@waslijn/contract/shared/constants";

/** `default` marks a placeholder that was not chosen; it is never sent (TIME-06, TIME-08). */
export type SelectedDate = { date: string; default: boolean };

/** The windows chosen so far; `00:00` means no time (TIME-07). */
export type SelectedTimes = {
  pickupDate: SelectedDate;
  pickupTime: string;
  deliveryDate: SelectedDate;
  deliveryTime: string;
};

const placeholder = (date: string): SelectedDate => ({ date, default: true });
const chosen = (date: string): SelectedDate => ({ date, default: false });

const noPickup = (today: string) => ({
  pickupDate: placeholder(addDays(today, DEFAULT_PICKUP_DAYS_AHEAD)),
  pickupTime: NO_TIME,
});
const noDelivery = (today: string) => ({
  deliveryDate: placeholder(addDays(today, DEFAULT_DELIVERY_DAYS_AHEAD)),
  deliveryTime: NO_TIME,
});

/** `today` is the calendar day in Amsterdam. */
export const nothingSelected = (today: string): SelectedTimes => ({
  ...noPickup(today),
  ...noDelivery(today),
});

export const resetSelectedPickup = (times: SelectedTimes, today: string): SelectedTimes => ({
  ...times,
  ...noPickup(today),
});

export const resetSelectedDelivery = (times: SelectedTimes, today: string): SelectedTimes => ({
  ...times,
  ...noDelivery(today),
});

/** Resets the pickup time; a chosen delivery becomes a placeholder (TIME-25, 26). */
export function pickPickupDate(times: SelectedTimes, date: string, today: string): SelectedTimes {
  const wasSet = !times.deliveryDate.default;
  const delivery = wasSet
    ? {
        deliveryDate: placeholder(addDays(date, PLACEHOLDER_DELIVERY_DAYS_AFTER_PICKUP)),
        deliveryTime: NO_TIME,
      }
    : noDelivery(today);
  return { pickupDate: chosen(date), pickupTime: NO_TIME, ...delivery };
}

export const clearDeliveryTime = (times: SelectedTimes): SelectedTimes => ({
  ...times,
  deliveryTime: NO_TIME,
});

export const pickPickupTime = (times: SelectedTimes, time: string): SelectedTimes => ({
  ...times,
  pickupTime: time,
});

export const pickDeliveryDate = (times: SelectedTimes, date: string): SelectedTimes => ({
  ...times,
  deliveryDate: chosen(date),
  deliveryTime: NO_TIME,
});

export const pickDeliveryTime = (times: SelectedTimes, time: string): SelectedTimes => ({
  ...times,
  deliveryTime: time,
});

const isChosen = (date: SelectedDate, time: string): boolean => !date.default && time !== NO_TIME;

export const hasPickup = (times: SelectedTimes): boolean =>
  isChosen(times.pickupDate, times.pickupTime);
export const hasDelivery = (times: SelectedTimes): boolean =>
  isChosen(times.deliveryDate, times.deliveryTime);

/** Local time of the pickup, as the deliveries call expects it: `2026-11-17T08:00:00` (API-22). */
export const toPickupMoment = (date: string, time: string): string => `${date}T${time}:00`;
