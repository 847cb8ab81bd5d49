import { Notice } from "../../../ui/notice.tsx";
import { useActsTexts } from "../acts-texts.ts";
import type { Refusal } from "../doing.ts";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { nextChance, untilAnswered } from "@waslijn/api-client/until-answered.ts";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import { useState } from "react";
import { uuid } from "../../../lib/uuid.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";

const REFUSALS = [
  "order_changed",
  "not_possible_now",
  "fee_not_accepted",
  "delivery_too_early",
  "slot_taken",
  "slot_not_offered",
  "changed_too_often",
] as const satisfies readonly Refusal[];

type Sending = {
  /** `waiting`: no response yet; it is retried. */
  status: "idle" | "sending" | "waiting";
  /** Retries until there is a response. One idempotency key, so the change is applied once. */
  send: (attempt: (key: string) => Promise<OrderView>) => Promise<Refusal | undefined>;
};

type Ends = {
  onDone: (view: OrderView) => void;
  onRefused: (refusal: Refusal) => void;
  /** Refetches the order, which may have changed elsewhere. */
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

/** Props of every component that changes an order. */
export type ActProps = {
  token: string;
  view: OrderView;
  /** Why the last attempt was refused. */
  refusal: Refusal | undefined;
  onStop: () => void;
  onDone: (view: OrderView) => void;
  onRefused: (refusal: Refusal) => void;
  refresh: () => Promise<void>;
};

/** Message next to the pressed button: why it was refused, or that it is being retried. */
export function Refused({
  refusal,
  status,
}: {
  refusal: Refusal | undefined;
  status: Sending["status"];
}) {
  const texts = useActsTexts();
  if (status === "waiting") {
    return (
      <Notice status="info" icon="offline">
        {texts.waiting}
      </Notice>
    );
  }
  if (!refusal || status === "sending") return null;
  return <Notice status="error">{texts.refusals[refusal]}</Notice>;
}

/** Consent to one amount: when the amount changes, consent is needed again. */
export function useAgreed(cents: number): { agreed: boolean; agree: (yes: boolean) => void } {
  const [agreedTo, setAgreedTo] = useState(0);
  return {
    agreed: cents === 0 || agreedTo === cents,
    agree: (yes) => setAgreedTo(yes ? cents : 0),
  };
}

/** Checkbox with the amount, required before anything that costs money (LIFE-11). */
export function FeeTick({
  label,
  agreed,
  onAgree,
}: {
  label: string;
  agreed: boolean;
  onAgree: (yes: boolean) => void;
}) {
  return (
    <Checkbox
      label={label}
      checked={agreed}
      onChange={(event) => onAgree(event.currentTarget.checked)}
    />
  );
}
