import { hasDelivery, hasPickup } from "./selected-times.ts";
import { MomentPicker, type Moment } from "./moment-picker.tsx";
import styles from "./time-picker.module.css";
import type { TimeChoice } from "./use-time-choice.ts";
import { classes } from "../../ui/classes.ts";

type Props = {
  choice: TimeChoice;
  /** Nothing can be changed, for example while an order is being sent. */
  locked?: boolean;
  /** A picker was opened. */
  onOpen?: () => void;
};

/** Pickup and, where it is ordered, delivery, side by side or one under the other. */
export function TimePicker({ choice, locked = false, onOpen = () => {} }: Props) {
  const { selected, withDelivery } = choice;
  const shared = { locked, onOpen, dayIsEnough: !withDelivery };
  const pickup: Moment = {
    ...shared,
    kind: "pickup",
    list: choice.pickups,
    date: selected.pickupDate,
    time: selected.pickupTime,
    chosen: hasPickup(selected),
    waits: false,
    onDate: choice.pickPickupDate,
    onMoment: choice.pickPickup,
    onRetry: choice.reloadPickups,
  };
  const delivery: Moment = {
    ...shared,
    kind: "delivery",
    list: choice.deliveries,
    date: selected.deliveryDate,
    time: selected.deliveryTime,
    chosen: hasDelivery(selected),
    waits: !hasPickup(selected),
    onDate: choice.pickDeliveryDate,
    onMoment: choice.pickDelivery,
    onRetry: choice.reloadDeliveries,
  };
  return (
    <div className={classes(styles.pair, !withDelivery && styles.single)}>
      <MomentPicker moment={pickup} number={withDelivery ? 1 : undefined} />
      {withDelivery ? <MomentPicker moment={delivery} number={2} /> : null}
    </div>
  );
}
