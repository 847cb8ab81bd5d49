import type { OrderCare } from "@waslijn/contract/customer/care/care";
import { useEffect, useEffectEvent, useState } from "react";
import { callCare } from "./call-care.ts";

/** So long between two questions while an answer of ours is awaited. */
const ASK_MS = 30_000;

export type Care = {
  care: OrderCare | undefined;
  isLost: boolean;
  take: (care: OrderCare) => void;
  refresh: () => Promise<void>;
};

/** What was reported of an order, and what became of it since; asked again while somebody looks. */
export function useCare(token: string, version: number): Care {
  const [care, setCare] = useState<OrderCare>();
  const [isLost, setLost] = useState(false);
  const onAnswer = (now: OrderCare): void => {
    setCare(now);
    setLost(false);
  };
  const refresh = (): Promise<void> =>
    callCare("orderCare", { params: { token } }).then(onAnswer, () => setLost(true));
  const ask = useEffectEvent(() => {
    if (token) void refresh();
  });
  useEffect(() => ask(), [token, version]);

  const isAwaited = care?.complaints.some(({ state }) => state !== "done") ?? false;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const look = (): void => {
      if (document.visibilityState === "visible") ask();
    };
    const asking = setInterval(look, ASK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(asking);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isAwaited]);
  return { care, isLost, take: setCare, refresh };
}
