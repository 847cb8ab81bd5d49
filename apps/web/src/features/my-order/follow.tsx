import type { OrderView } from "@waslijn/contract/customer/my-order";
import { useEffect, useEffectEvent, useState } from "react";
import { followOrder } from "../../api/follow-order.ts";
import { nextLimit } from "./terms.ts";

/** So long between two questions while nothing comes by itself (MINE-03). */
const ASK_MS = 30_000;
const A_MOMENT_MS = 1500;
/** A timer that is set further ahead fires at once. */
const LONGEST_MS = 2 ** 31 - 1;

type Props = {
  token: string;
  view: OrderView;
  onAsk: () => void;
  /** Whether news comes by itself. */
  onLive: (isLive: boolean) => void;
};

/** Follows an order while somebody looks at the page; draws nothing. */
export function Follow({ token, view, onAsk, onLive }: Props) {
  const [isLive, setLive] = useState(false);
  const isSeen = useIsSeen();
  const ask = useEffectEvent(onAsk);
  const onNews = useEffectEvent((version: number, next: string) => {
    if (version > view.version || next !== (view.next?.around ?? "")) onAsk();
  });
  const onConnected = useEffectEvent((connected: boolean) => {
    setLive(connected);
    onLive(connected);
  });

  useEffect(() => {
    if (!isSeen) return undefined;
    const stop = followOrder(token, {
      onNews: (version, next) => onNews(version, next),
      onConnected: (connected) => onConnected(connected),
    });
    return () => {
      stop();
      onConnected(false);
    };
  }, [token, isSeen]);

  useEffect(() => {
    if (!isSeen || isLive) return undefined;
    const asking = setInterval(() => ask(), ASK_MS);
    return () => clearInterval(asking);
  }, [isSeen, isLive]);

  // What may be done changes with the clock too, without anything happening to the order.
  useEffect(() => {
    const at = nextLimit(view, Date.now());
    if (at === undefined) return undefined;
    const timer = setTimeout(() => ask(), Math.min(at - Date.now() + A_MOMENT_MS, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [view]);

  return null;
}

/** A page in the background holds no connection; when it is looked at again it learns what it missed. */
function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const look = (): void => setSeen(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isSeen;
}
