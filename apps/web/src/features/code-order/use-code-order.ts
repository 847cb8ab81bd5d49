import { useEffect, type Dispatch } from "react";
import { ApiFailure } from "../../api/api-failure.ts";
import { call } from "../../api/client.ts";
import type { CodeOrderKind, DeviceOrder } from "../../parts/offline/device-order.ts";
import { openCounter, useOrderQueue } from "../../parts/offline/use-order-queue.ts";
import type {
  CodeEntry,
  CodeEntryEvent,
  KnownPoint,
} from "../../parts/service-point/code-entry.ts";
import { placingProblem } from "../../parts/service-point/problem-of.ts";
import { rememberedCode } from "../../parts/service-point/remembered-code.ts";
import { useCodeEntry } from "../../parts/service-point/use-code-entry.ts";

export type CodeOrder = {
  entry: CodeEntry<DeviceOrder>;
  dispatch: Dispatch<CodeEntryEvent<DeviceOrder>>;
  place: () => void;
  /** Everything this device made; the screen of an order follows its entry here. */
  orders: readonly DeviceOrder[];
};

/** A drop-off or collection from code to summary, with or without a connection. */
export function useCodeOrder(kind: CodeOrderKind): CodeOrder {
  const [entry, dispatch] = useCodeEntry<DeviceOrder>(lookUp);
  const { orders } = useOrderQueue();
  useEffect(() => {
    const code = rememberedCode("retail");
    if (code) dispatch({ type: "typed", code });
  }, [dispatch]);
  return {
    entry,
    dispatch,
    orders,
    place() {
      if (entry.at !== "found") return;
      dispatch({ type: "placing" });
      void place(kind, entry.code, entry.point).then(dispatch);
    },
  };
}

/** A location this device has seen before is known without a connection too. */
async function lookUp(code: string): Promise<KnownPoint> {
  try {
    const point = await call("servicePoint", { params: { code } });
    const { company, addressLine } = point;
    void openCounter().then(({ store }) => store.keepPoint({ code, company, addressLine }));
    return point;
  } catch (error) {
    const known =
      error instanceof ApiFailure && error.hasNoAnswer
        ? await openCounter().then(({ store }) => store.point(code))
        : undefined;
    if (!known) throw error;
    return { ...known, unchecked: true };
  }
}

async function place(
  kind: CodeOrderKind,
  code: string,
  point: KnownPoint,
): Promise<CodeEntryEvent<DeviceOrder>> {
  try {
    const { queue } = await openCounter();
    const { company, addressLine } = point;
    const { order, error } = await queue.place({ kind, code, company, addressLine });
    if (order.state === "placed" || order.state === "waiting") {
      return { type: "placed", placed: order };
    }
    return { type: "not-placed", problem: placingProblem(error, Date.now()) };
  } catch (error) {
    return { type: "not-placed", problem: placingProblem(error, Date.now()) };
  }
}
