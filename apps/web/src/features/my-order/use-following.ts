import { useEffect, useEffectEvent, useState } from "react";
import { followOrder } from "../../api/follow-order.ts";

/** So long between two questions while nothing comes by itself (MINE-03). */
const ASK_MS = 30_000;

type Listeners = { onVersion: (version: number) => void; onAsk: () => void };

/** Follows an order while somebody looks at the page. True while news comes by itself. */
export function useFollowing(token: string, listeners: Listeners): boolean {
  const [isLive, setLive] = useState(false);
  const isSeen = useIsSeen();
  const onVersion = useEffectEvent(listeners.onVersion);
  const onAsk = useEffectEvent(listeners.onAsk);

  useEffect(() => {
    if (!token || !isSeen) return undefined;
    const stop = followOrder(token, {
      onVersion: (version) => onVersion(version),
      onConnected: setLive,
    });
    return () => {
      stop();
      setLive(false);
    };
  }, [token, isSeen]);

  useEffect(() => {
    if (!token || !isSeen || isLive) return undefined;
    const asking = setInterval(() => onAsk(), ASK_MS);
    return () => clearInterval(asking);
  }, [token, isSeen, isLive]);

  return isLive;
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
