import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { nextChance, untilAnswered } from "@waslijn/api-client/until-answered.ts";
import type { AgainOffer } from "@waslijn/contract/customer/my-order";
import { toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { useEffect, useEffectEvent, useState } from "react";
import { againCalls } from "@waslijn/contract/calls/order-again";
import { clientOf } from "../../../api/client.ts";
import { hasDelivery, hasPickup, type SelectedTimes } from "../../../parts/times/selected-times.ts";

const callAgain = clientOf(againCalls);

const REFUSALS = [
  "slot_taken",
  "slot_not_offered",
  "order_again_expired",
  "orders_limit_reached",
  "outside_service_area",
] as const;
export type AgainRefusal = (typeof REFUSALS)[number] | "other";

type Placed = Awaited<ReturnType<typeof place>>;
type State =
  | { status: "loading" | "failed" }
  | { status: "offered"; offer: AgainOffer }
  | { status: "placed"; placed: Placed };

/** The start of both windows, as the order names them. */
export type Trip = { pickupTime: string; deliveryTime: string };

export const tripOf = ({ pickup, delivery }: AgainOffer["trips"][number]): Trip => ({
  pickupTime: pickup.starts,
  deliveryTime: delivery.starts,
});

/** Undefined until both windows are chosen. */
export const tripOfTimes = (times: SelectedTimes): Trip | undefined =>
  hasPickup(times) && hasDelivery(times)
    ? {
        pickupTime: toAmsterdamTimestamp(times.pickupDate.date, times.pickupTime),
        deliveryTime: toAmsterdamTimestamp(times.deliveryDate.date, times.deliveryTime),
      }
    : undefined;

const place = (token: string, body: Trip & { token: string }) =>
  callAgain("placeOrderAgain", { params: { token }, body });

/** State of ordering again by a link: offer, placement and refusal (MINE-15). */
export function useAgain(token: string, refresh: () => Promise<void>) {
  const [state, setState] = useState<State>({ status: "loading" });
  const [sending, setSending] = useState<"idle" | "sending" | "waiting">("idle");
  const [refusal, setRefusal] = useState<AgainRefusal>();

  const load = (): Promise<void> =>
    callAgain("offerOrderAgain", { params: { token } }).then(
      (offer) => setState({ status: "offered", offer }),
      () => {
        setState({ status: "failed" });
        // If the link was replaced meanwhile, the page says so.
        return refresh();
      },
    );
  const onAppear = useEffectEvent(() => void load());
  useEffect(() => onAppear(), []);

  const retry = (): void => {
    setState({ status: "loading" });
    void load();
  };
  const confirm = async (trip: Trip): Promise<void> => {
    if (sending !== "idle" || state.status !== "offered") return;
    setRefusal(undefined);
    setSending("sending");
    try {
      const placed = await untilAnswered(
        () => place(token, { ...trip, token: state.offer.token }),
        {
          wait(tries) {
            setSending("waiting");
            return nextChance(tries);
          },
        },
      );
      setState({ status: "placed", placed });
    } catch (failure) {
      setRefusal(refusalOf(failure));
      await load();
    }
    setSending("idle");
  };
  return { state, sending, refusal, confirm, retry };
}

const refusalOf = (failure: unknown): AgainRefusal =>
  (failure instanceof ApiFailure && REFUSALS.find((type) => failure.is(type))) || "other";
