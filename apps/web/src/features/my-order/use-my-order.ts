import type { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { ProblemType } from "@waslijn/contract/shared/problem";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { usePageData } from "../../lib/page-data.ts";
import { orderActs } from "./actions/order-acts.ts";
import type { ChangeAction, News } from "./doing.ts";

type Known =
  | { status: "loading" }
  | { status: "lost" }
  /** The link is invalid, replaced or expired. */
  | { status: "gone" }
  | { status: "here"; view: OrderView; news: News };

export type MyOrder = {
  known: Known;
  /** False while there is no live connection and the last request failed. */
  connected: boolean;
  /** `isLost`: the live connection broke, so the order is asked for at once. */
  setLive: (isLive: boolean, isLost?: boolean) => void;
  refresh: () => Promise<void>;
  /** Stores the response of a change. */
  take: (view: OrderView, action: ChangeAction | undefined) => void;
  say: (news: News) => void;
};

const LINK_INVALID: ProblemType = "order_link_invalid";

const knownFrom = (order: OrderView | null | undefined): Known => {
  if (order === undefined) return { status: "loading" };
  return order ? { status: "here", view: order, news: undefined } : { status: "gone" };
};

/** The order, first from server-rendered page data, then kept up to date (MINE-03). */
export function useMyOrder(token: string): MyOrder {
  const { order } = usePageData();
  const [known, setKnown] = useState(() => knownFrom(order));
  const [answered, setAnswered] = useState(true);
  const [isLive, setLive] = useState(false);

  const onAnswer = (now: OrderView): void => {
    setAnswered(true);
    setKnown((before) => renewed(before, now));
  };
  const onFailure = (failure: unknown): void => {
    const isGone = (failure as Partial<ApiFailure> | undefined)?.problem?.type === LINK_INVALID;
    setAnswered(false);
    setKnown((before) => {
      if (isGone) return { status: "gone" };
      return before.status === "here" ? before : { status: "lost" };
    });
  };
  const refresh = (): Promise<void> =>
    orderActs
      .get()
      .then(({ readOrder }) => readOrder(token))
      .then(onAnswer, onFailure);

  const say = useCallback(
    (news: News): void =>
      setKnown((before) => {
        const isNew = before.status === "here" && before.news !== news;
        return isNew ? { ...before, news } : before;
      }),
    [],
  );

  const load = useEffectEvent(() => {
    if (known.status === "loading") void refresh();
  });
  // Without page data (static host) the order is fetched once the token is known.
  useEffect(() => load(), [token]);

  return {
    known,
    connected: isLive || answered,
    setLive(nowLive, isLost) {
      setLive(nowLive);
      if (!isLost) return;
      setAnswered(false);
      void refresh();
    },
    refresh,
    take: (now, action) =>
      setKnown({
        status: "here",
        view: now,
        news: action && { by: "me", action },
      }),
    say,
  };
}

/** Drops a response older than the current view. New history entries become a notice. */
function renewed(before: Known, view: OrderView): Known {
  if (before.status !== "here") return { status: "here", view, news: undefined };
  if (view.version < before.view.version) return before;
  const event = view.history.slice(before.view.history.length).at(-1);
  return { status: "here", view, news: event ? { by: "others", event } : before.news };
}
