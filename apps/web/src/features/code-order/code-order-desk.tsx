import type { Dispatch } from "react";
import type { CodeOrderKind, DeviceOrder } from "../../parts/offline/device-order.ts";
import { useCounterPage } from "../../parts/offline/use-counter-page.ts";
import { useOrderQueue } from "../../parts/offline/use-order-queue.ts";
import type { CodeEntry, CodeEntryEvent } from "../../parts/service-point/code-entry.ts";
import { lookUp } from "../../parts/service-point/look-up.ts";
import { FoundPoint } from "./found-point.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { findPoint } from "./place-code-order.ts";
import { TodaysOrders } from "./todays-orders.tsx";

export type DeskProps = {
  kind: CodeOrderKind;
  entry: CodeEntry<DeviceOrder>;
  dispatch: Dispatch<CodeEntryEvent<DeviceOrder>>;
};

export const lookUpPoint = (code: string) => lookUp<DeviceOrder>(code, findPoint);

/** All that happens after the keypad; loaded once the keypad can be used. */
export function CodeOrderDesk({ kind, entry, dispatch }: DeskProps) {
  const seen = useOrderQueue();
  useCounterPage(kind);
  return (
    <>
      {entry.at === "found" || entry.at === "placing" ? (
        <FoundPoint kind={kind} entry={entry} dispatch={dispatch} />
      ) : null}
      {entry.at === "placed" ? (
        <OrderSummary
          kind={kind}
          code={entry.code}
          order={seen.orders.find(({ key }) => key === entry.placed.key) ?? entry.placed}
          trouble={seen.trouble}
          dispatch={dispatch}
        />
      ) : null}
      <TodaysOrders {...seen} dispatch={dispatch} />
    </>
  );
}
