import type { AvailableDate } from "@waslijn/contract/customer/times";
import { useEffect, useEffectEvent } from "react";
import { firstFreeHour, isOffered, type DateList } from "./date-list.ts";
import {
  clearDeliveryTime,
  hasDelivery,
  hasPickup,
  pickDeliveryDate,
  pickDeliveryTime,
  pickPickupDate,
  pickPickupTime,
  resetSelectedDelivery,
  resetSelectedPickup,
  toPickupMoment,
  type SelectedTimes,
  type SelectedDate,
} from "./selected-times.ts";
import { useAvailableDates } from "./available-dates-store.ts";

/** Sources of the days: by address (consumer, wizard) or by location code. */
export type TimeSources = {
  pickups: () => Promise<readonly AvailableDate[]>;
  /** `pickup` is a local time. Undefined for pickup-only orders. */
  deliveries?: (pickup: string) => Promise<readonly AvailableDate[]>;
};

export type TimeChoiceSetup = {
  sources: TimeSources;
  selected: SelectedTimes;
  onSelect: (change: (times: SelectedTimes) => SelectedTimes) => void;
  /** Calendar day in Amsterdam. */
  today: string;
  /** A delivery to keep if the new pickup allows it. */
  keptDelivery?: { date: string; from: string } | undefined;
};

export type TimeChoice = {
  selected: SelectedTimes;
  pickups: DateList;
  deliveries: DateList;
  withDelivery: boolean;
  pickPickupDate: (date: string) => void;
  pickPickup: (date: string, time: string) => void;
  pickDeliveryDate: (date: string) => void;
  pickDelivery: (date: string, time: string) => void;
  reloadPickups: () => void;
  reloadDeliveries: () => void;
};

/** Offered and chosen days, and how one choice affects the other. Loads on mount (TIME-18). */
export function useTimeChoice(setup: TimeChoiceSetup): TimeChoice {
  const { sources, selected, onSelect, today, keptDelivery } = setup;
  const pickups = useAvailableDates();
  const deliveries = useAvailableDates();
  const { pickupDate, pickupTime } = selected;

  const loadDeliveries = async (date: string, time: string) => {
    const load = sources.deliveries;
    if (!load) return;
    const list = await deliveries.store.request(() => load(toPickupMoment(date, time)));
    onSelect((times) => {
      const offered = keepOfferedDelivery(times, list, today);
      return keptDelivery ? withDelivery(offered, list, keptDelivery) : offered;
    });
  };
  const loadPickups = async () => {
    const list = await pickups.store.request(sources.pickups);
    onSelect((times) => keepOfferedPickup(times, list, today));
  };

  // On mount only: a change of address, bag or code remounts it.
  const onAppear = useEffectEvent(() => {
    void loadPickups();
    if (hasPickup(selected)) void loadDeliveries(pickupDate.date, pickupTime);
  });
  useEffect(() => onAppear(), []);

  // Retry failed loads when back online.
  const onOnline = useEffectEvent(() => {
    if (pickups.list.status === "failed") void loadPickups();
    if (deliveries.list.status === "failed") void loadDeliveries(pickupDate.date, pickupTime);
  });
  useEffect(() => {
    const again = () => onOnline();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);

  const pickPickupHour = (date: string, time: string) => {
    onSelect(clearDeliveryTime);
    // Request before storing, so that a failing call cannot lose the choice (TIME-30).
    void loadDeliveries(date, time);
    onSelect((times) => pickPickupTime(times, time));
  };
  const pickDate = (date: string) => {
    deliveries.store.reset();
    onSelect((times) => pickPickupDate(times, date, today));
  };

  return {
    selected,
    pickups: pickups.list,
    deliveries: deliveries.list,
    withDelivery: sources.deliveries !== undefined,
    pickPickupDate(date) {
      pickDate(date);
      // Without delivery a day is enough: its first window is selected (BIZ-18).
      const first = sources.deliveries ? undefined : firstFreeHour(pickups.list, date);
      if (first) onSelect((times) => pickPickupTime(times, first));
    },
    pickPickup(date, time) {
      if (pickupDate.default || pickupDate.date !== date) pickDate(date);
      pickPickupHour(date, time);
    },
    pickDeliveryDate: (date) => onSelect((times) => pickDeliveryDate(times, date)),
    pickDelivery(date, time) {
      onSelect((times) => pickDeliveryTime(pickDeliveryDate(times, date), time));
    },
    reloadPickups: () => void loadPickups(),
    reloadDeliveries: () => void loadDeliveries(pickupDate.date, pickupTime),
  };
}

/** Drops a selected window that is no longer offered. */
function keepOfferedPickup(times: SelectedTimes, list: DateList, today: string): SelectedTimes {
  const stays =
    list.status !== "loaded" ||
    !hasPickup(times) ||
    isOffered(list, times.pickupDate.date, times.pickupTime);
  return stays ? times : resetSelectedDelivery(resetSelectedPickup(times, today), today);
}

function withDelivery(
  times: SelectedTimes,
  list: DateList,
  { date, from }: { date: string; from: string },
): SelectedTimes {
  if (hasDelivery(times) || !isOffered(list, date, from)) return times;
  return pickDeliveryTime(pickDeliveryDate(times, date), from);
}

function keepOfferedDelivery(times: SelectedTimes, list: DateList, today: string): SelectedTimes {
  const stays =
    list.status !== "loaded" ||
    !hasDelivery(times) ||
    isOffered(list, times.deliveryDate.date, times.deliveryTime);
  return stays ? times : resetSelectedDelivery(times, today);
}

/** One window being chosen: offer, selection and callbacks. */
export type WindowChoice = {
  kind: "pickup" | "delivery";
  list: DateList;
  date: SelectedDate;
  time: string;
  chosen: boolean;
  /** True for the delivery until a pickup is chosen. */
  waits: boolean;
  /** Choosing a day selects its first window (BIZ-18). */
  dayIsEnough: boolean;
  locked: boolean;
  onDate: (date: string) => void;
  onWindow: (date: string, time: string) => void;
  onRetry: () => void;
  onOpen: () => void;
  /** Opens by itself: the previous window was just chosen on a phone. */
  isNext: boolean;
  /** Called when the phone's sheet closes; `chose` is false if nothing was chosen. */
  onSheetDone: (chose: boolean) => void;
};
