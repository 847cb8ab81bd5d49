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

/** Where the days come from: the consumer's address, the wizard's or a location code. */
export type TimeSources = {
  pickups: () => Promise<readonly AvailableDate[]>;
  /** `pickup` is a wall-clock moment. Left out where only a pickup is ordered. */
  deliveries?: (pickup: string) => Promise<readonly AvailableDate[]>;
};

export type TimeChoiceSetup = {
  sources: TimeSources;
  selected: SelectedTimes;
  onSelect: (change: (times: SelectedTimes) => SelectedTimes) => void;
  /** The calendar day in Amsterdam. */
  today: string;
  /** A delivery that stays wherever a new pickup allows it. */
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

/** Which days are offered, which are chosen, and what one choice does to the other. Loads when it appears (TIME-18). */
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

  // Once, when time selection appears: whoever changes address, bag or code mounts it anew.
  const onAppear = useEffectEvent(() => {
    void loadPickups();
    if (hasPickup(selected)) void loadDeliveries(pickupDate.date, pickupTime);
  });
  useEffect(() => onAppear(), []);

  // What did not come while there was no connection comes by itself once there is.
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
    // Asked first, stored then, so that a failing call cannot lose the choice (TIME-30).
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
      // Without a delivery to wait for, a day alone is enough: its first window stands in (BIZ-18).
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

/** A window that filled up while the visitor was elsewhere is not kept. */
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

/** One window that is being chosen: what is offered, what is chosen, and what a press does. */
export type WindowChoice = {
  kind: "pickup" | "delivery";
  list: DateList;
  date: SelectedDate;
  time: string;
  chosen: boolean;
  /** It is not this window's turn: a pickup comes first. */
  waits: boolean;
  /** A day alone chooses its first window (BIZ-18). */
  dayIsEnough: boolean;
  locked: boolean;
  onDate: (date: string) => void;
  onWindow: (date: string, time: string) => void;
  onRetry: () => void;
  onOpen: () => void;
  /** The window before it was just chosen on a phone: this one opens by itself when it can. */
  isNext: boolean;
  /** Chosen in the sheet of a phone, or the sheet was closed. */
  onSheetDone: (chose: boolean) => void;
};
