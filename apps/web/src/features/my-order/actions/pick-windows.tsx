import { formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import { Notice } from "../../../ui/notice.tsx";
import { useEffect, useEffectEvent } from "react";
import { callByLink } from "../../../api/call-by-link.ts";
import { useLanguage } from "../../../i18n/language-context.ts";
import {
  hasDelivery,
  pickDeliveryDate,
  pickDeliveryTime,
  toPickupMoment,
  type SelectedTimes,
} from "../../../parts/times/selected-times.ts";
import { isOffered } from "../../../parts/times/date-list.ts";
import { TimePicker } from "../../../parts/times/time-picker.tsx";
import { useAvailableDates } from "../../../parts/times/available-dates-store.ts";
import { useTimeChoice } from "../../../parts/times/use-time-choice.ts";
import { WindowPicker } from "../../../parts/times/window-picker.tsx";
import { useActsTexts } from "../acts-texts.ts";
import type { Refusal } from "../doing.ts";
import { keptWindows, movedWindows, withOwnDelivery, withOwnWindow } from "./chosen-windows.ts";
import styles from "./change-screen.module.css";

type Props = {
  token: string;
  view: OrderView;
  times: SelectedTimes;
  onSelect: (change: (times: SelectedTimes) => SelectedTimes) => void;
  today: string;
  locked: boolean;
  refusal: Refusal | undefined;
};

/** Refusals after which the offered windows are refetched. */
const IS_STALE: readonly (Refusal | undefined)[] = [
  "slot_taken",
  "slot_not_offered",
  "delivery_too_early",
  "order_changed",
];

function useReload(refusal: Refusal | undefined, reload: () => void): void {
  const onRefused = useEffectEvent(reload);
  useEffect(() => {
    if (IS_STALE.includes(refusal)) onRefused();
  }, [refusal]);
}

/** Pickup, and the delivery that depends on it. */
export function PickBoth({ token, view, times, onSelect, today, locked, refusal }: Props) {
  const kept = keptWindows(view);
  const windowsOf = (kind: "pickup" | "delivery", pickup?: string) =>
    callByLink("orderWindows", { params: { token, kind }, query: { pickup } });
  const ownPickup = kept.pickup && toPickupMoment(kept.pickup.date, kept.pickup.from);
  const choice = useTimeChoice({
    sources: {
      pickups: async () => withOwnWindow(await windowsOf("pickup"), kept.pickup),
      ...(view.delivery && {
        deliveries: async (pickup: string) =>
          pickup === ownPickup
            ? withOwnWindow(await windowsOf("delivery"), kept.delivery)
            : withOwnDelivery(await windowsOf("delivery", pickup.slice(0, 16)), kept.delivery),
      }),
    },
    selected: times,
    onSelect,
    today,
    keptDelivery: kept.delivery,
  });
  useReload(refusal, () => {
    choice.reloadPickups();
    choice.reloadDeliveries();
  });
  const isTooEarly =
    kept.delivery &&
    movedWindows(view, times).pickup &&
    choice.deliveries.status === "loaded" &&
    !isOffered(choice.deliveries, kept.delivery.date, kept.delivery.from);
  return (
    <>
      <TimePicker choice={choice} locked={locked} />
      {isTooEarly && kept.delivery ? <TooEarly date={kept.delivery.date} /> : null}
    </>
  );
}

function TooEarly({ date }: { date: string }) {
  const { change } = useActsTexts();
  const day = formatWholeDate(date, useLanguage());
  return (
    <Notice status="info" className={styles.why}>
      {change.tooEarly(day.charAt(0).toUpperCase() + day.slice(1))}
    </Notice>
  );
}

/** Delivery only: the order is picked up already, or too soon to move that. */
export function PickDelivery({ token, view, times, onSelect, locked, refusal }: Props) {
  const { list, store } = useAvailableDates();
  const own = keptWindows(view).delivery;
  const load = (): void =>
    void store.request(async () =>
      withOwnWindow(
        await callByLink("orderWindows", { params: { token, kind: "delivery" }, query: {} }),
        own,
      ),
    );
  const onAppear = useEffectEvent(load);
  useEffect(() => onAppear(), []);
  useReload(refusal, load);
  return (
    <WindowPicker
      number={undefined}
      choice={{
        kind: "delivery",
        list,
        date: times.deliveryDate,
        time: times.deliveryTime,
        chosen: hasDelivery(times),
        waits: false,
        dayIsEnough: false,
        locked,
        onDate: (date) => onSelect((now) => pickDeliveryDate(now, date)),
        onWindow: (date, time) =>
          onSelect((now) => pickDeliveryTime(pickDeliveryDate(now, date), time)),
        onRetry: load,
        onOpen: () => undefined,
        isNext: false,
        onSheetDone: () => undefined,
      }}
    />
  );
}
