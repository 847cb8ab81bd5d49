import { useEffect, useEffectEvent, useState } from "react";
import { call } from "../../api/client.ts";
import type { ListedPlan } from "@waslijn/contract/customer/plans/plan-rhythm";
import type { ListedOrder } from "./next-stop.ts";

export type OrderList = {
  status: "loading" | "failed" | "loaded";
  orders: readonly ListedOrder[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
  plans: readonly ListedPlan[];
};

const NOTHING: OrderList = { status: "loading", orders: [], next: null, plans: [] };

/** The orders of whoever is logged in, page after page. */
export function useMyOrders(): OrderList & { more: () => void } {
  const [list, setList] = useState(NOTHING);
  const load = (before: string | null): Promise<void> =>
    call("myOrders", { query: before ? { before } : {} }).then(
      ({ orders, next, plans }) =>
        setList((now) => ({
          status: "loaded",
          orders: [...now.orders, ...orders],
          next,
          plans: [...now.plans, ...plans],
        })),
      () => setList((now) => ({ ...now, status: "failed" })),
    );
  const onAppear = useEffectEvent(() => void load(null));
  useEffect(() => onAppear(), []);
  const more = (): void => {
    setList((now) => ({ ...now, status: "loading" }));
    void load(list.next);
  };
  return { ...list, more };
}
