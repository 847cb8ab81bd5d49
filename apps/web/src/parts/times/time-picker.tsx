import { useState } from "react";
import { hasDelivery, hasPickup } from "./selected-times.ts";
import type { WindowChoice, TimeChoice } from "./use-time-choice.ts";
import { WindowPicker } from "./window-picker.tsx";
import styles from "./time-picker.module.css";
import { classes } from "../../ui/classes.ts";

type Props = {
  choice: TimeChoice;
  /** Disables all input, for example while an order is sent. */
  locked?: boolean;
  /** Called when a picker opens. */
  onOpen?: () => void;
};

/** Pickup and, if ordered, delivery. */
export function TimePicker({ choice, locked = false, onOpen = () => {} }: Props) {
  const { selected, withDelivery } = choice;
  const [deliveryIsNext, setDeliveryIsNext] = useState(false);
  const shared = { locked, onOpen, dayIsEnough: !withDelivery };
  const pickup: WindowChoice = {
    ...shared,
    kind: "pickup",
    list: choice.pickups,
    date: selected.pickupDate,
    time: selected.pickupTime,
    chosen: hasPickup(selected),
    waits: false,
    onDate: choice.pickPickupDate,
    onWindow: choice.pickPickup,
    onRetry: choice.reloadPickups,
    isNext: false,
    onSheetDone: (chose) => setDeliveryIsNext(chose && withDelivery && !hasDelivery(selected)),
  };
  const delivery: WindowChoice = {
    ...shared,
    kind: "delivery",
    list: choice.deliveries,
    date: selected.deliveryDate,
    time: selected.deliveryTime,
    chosen: hasDelivery(selected),
    waits: !hasPickup(selected),
    onDate: choice.pickDeliveryDate,
    onWindow: choice.pickDelivery,
    onRetry: choice.reloadDeliveries,
    isNext: deliveryIsNext,
    onSheetDone: () => setDeliveryIsNext(false),
  };
  return (
    <div className={classes(styles.pair, !withDelivery && styles.single)}>
      <WindowPicker choice={pickup} number={withDelivery ? 1 : undefined} />
      {withDelivery ? <WindowPicker choice={delivery} number={2} /> : null}
    </div>
  );
}
