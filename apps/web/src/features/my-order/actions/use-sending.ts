import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { nextChance, untilAnswered } from "@waslijn/api-client/until-answered.ts";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import { useState } from "react";
import { uuid } from "../../../lib/uuid.ts";
import type { Refusal } from "../news.ts";

const REFUSALS = [
  "order_changed",
  "not_possible_now",
  "fee_not_accepted",
  "delivery_too_early",
  "slot_taken",
  "slot_not_offered",
  "changed_too_often",
] as const satisfies readonly Refusal[];

export type Sending = {
  /** `waiting`: no answer came, and it is being sent again. */
  status: "idle" | "sending" | "waiting";
  /** Sends a change until there is an answer, with one key, so that it counts once. */
  send: (attempt: (key: string) => Promise<OrderView>) => Promise<Refusal | undefined>;
};

type Ends = {
  onDone: (view: OrderView) => void;
  onRefused: (refusal: Refusal) => void;
  /** What the order is now, whoever was faster. */
  refresh: () => Promise<void>;
};

export function useSending({ onDone, onRefused, refresh }: Ends): Sending {
  const [status, setStatus] = useState<Sending["status"]>("idle");
  const send: Sending["send"] = async (attempt) => {
    if (status !== "idle") return undefined;
    setStatus("sending");
    const key = uuid();
    try {
      const view = await untilAnswered(() => attempt(key), {
        wait(tries) {
          setStatus("waiting");
          return nextChance(tries);
        },
      });
      setStatus("idle");
      onDone(view);
      return undefined;
    } catch (failure) {
      const refusal = refusalOf(failure);
      await refresh();
      setStatus("idle");
      onRefused(refusal);
      return refusal;
    }
  };
  return { status, send };
}

const refusalOf = (failure: unknown): Refusal =>
  (failure instanceof ApiFailure && REFUSALS.find((type) => failure.is(type))) || "other";
