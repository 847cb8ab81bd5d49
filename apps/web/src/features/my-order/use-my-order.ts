import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { OrderEventKind } from "@waslijn/contract/shared/order-life";
import { useEffect, useEffectEvent, useState } from "react";
import { call } from "../../api/client.ts";
import { usePageData } from "../../lib/page-data-context.ts";
import type { Doing } from "./doing.ts";
import { nextLimit } from "./terms.ts";
import { useFollowing } from "./use-following.ts";

/** Why a change was not made. */
export type Refusal =
  | "order_changed"
  | "not_possible_now"
  | "fee_not_accepted"
  | "delivery_too_early"
  | "slot_taken"
  | "slot_not_offered"
  | "other";

/** What just happened: something elsewhere, what was done here, or what could not be done. */
export type News =
  | { by: "others"; event: OrderEventKind }
  | { by: "me"; deed: Doing }
  | { by: "nobody"; refusal: Refusal }
  | undefined;

type Known =
  | { status: "loading" }
  | { status: "lost" }
  /** The link leads to no order, or no longer. */
  | { status: "gone" }
  | { status: "here"; view: OrderView; news: News };

export type MyOrder = {
  known: Known;
  /** False while neither news nor answers come in. */
  connected: boolean;
  refresh: () => Promise<void>;
  /** Takes over what a change answered. */
  take: (view: OrderView, deed: Doing) => void;
  say: (news: News) => void;
};

const knownFrom = (order: OrderView | null | undefined): Known => {
  if (order === undefined) return { status: "loading" };
  return order ? { status: "here", view: order, news: undefined } : { status: "gone" };
};

/** The order as it is: first as the server drew it, then as it becomes (MINE-03). */
export function useMyOrder(token: string): MyOrder {
  const { order } = usePageData();
  const [known, setKnown] = useState(() => knownFrom(order));
  const [answered, setAnswered] = useState(true);

  const onAnswer = (now: OrderView): void => {
    setAnswered(true);
    setKnown((before) => renewed(before, now));
  };
  const onFailure = (failure: unknown): void => {
    const isGone = failure instanceof ApiFailure && failure.is("order_link_invalid");
    setAnswered(false);
    setKnown((before) => {
      if (isGone) return { status: "gone" };
      return before.status === "here" ? before : { status: "lost" };
    });
  };
  const refresh = (): Promise<void> =>
    call("orderByLink", { params: { token } }).then(onAnswer, onFailure);

  const view = known.status === "here" ? known.view : undefined;
  const isLive = useFollowing(known.status === "gone" ? "" : token, {
    onVersion: (version) => {
      if (version > (view?.version ?? 0)) void refresh();
    },
    onAsk: () => void refresh(),
  });
  const load = useEffectEvent(() => {
    if (known.status === "loading") void refresh();
  });
  // What the server did not draw is asked for once the token is known.
  useEffect(() => load(), [token]);
  useLimits(view, refresh);

  return {
    known,
    connected: isLive || answered,
    refresh,
    take: (now, deed) => setKnown({ status: "here", view: now, news: { by: "me", deed } }),
    say: (news) => setKnown((before) => (before.status === "here" ? { ...before, news } : before)),
  };
}

/** An answer that was overtaken by a later one is dropped; what is new is said. */
function renewed(before: Known, view: OrderView): Known {
  if (before.status !== "here") return { status: "here", view, news: undefined };
  if (view.version < before.view.version) return before;
  const event = view.history.slice(before.view.history.length).at(-1)?.kind;
  return { status: "here", view, news: event ? { by: "others", event } : before.news };
}

/** What may be done changes with the clock too, without anything happening to the order. */
function useLimits(view: OrderView | undefined, refresh: () => Promise<void>): void {
  const onLimit = useEffectEvent(() => void refresh());
  useEffect(() => {
    const at = view && nextLimit(view, Date.now());
    if (at === undefined) return undefined;
    const timer = setTimeout(() => onLimit(), Math.min(at - Date.now() + A_MOMENT_MS, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [view]);
}
const A_MOMENT_MS = 1500;
/** A timer that is set further ahead fires at once. */
const LONGEST_MS = 2 ** 31 - 1;
