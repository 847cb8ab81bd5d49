import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { call } from "../../api/client.ts";
import type { CodeOrderKind, DeviceOrder } from "../../parts/offline/device-order.ts";
import { openOrderQueue, storedPoint, storePoint } from "../../parts/offline/use-order-queue.ts";
import type { CodeEntryEvent, KnownPoint } from "../../parts/service-point/code-entry.ts";
import { placingProblem } from "../../parts/service-point/problem-of.ts";

/** Looks up a location; offline, one that this device looked up before. */
export async function findPoint(code: string): Promise<KnownPoint> {
  try {
    const point = await call("servicePoint", { params: { code } });
    const { company, addressLine } = point;
    void storePoint({ code, company, addressLine });
    return point;
  } catch (error) {
    const isCutOff = error instanceof ApiFailure && error.hasNoAnswer;
    const known = isCutOff ? await storedPoint(code) : undefined;
    if (!known) throw error;
    return { ...known, unchecked: true };
  }
}

/** Places a drop-off or collection; queued while offline. */
export async function placeCodeOrder(
  kind: CodeOrderKind,
  code: string,
  point: KnownPoint,
): Promise<CodeEntryEvent<DeviceOrder>> {
  try {
    const { company, addressLine } = point;
    const { order, error } = await openOrderQueue().place({ kind, code, company, addressLine });
    if (order.state === "placed" || order.state === "waiting") {
      return { type: "placed", placed: order };
    }
    return { type: "not-placed", problem: placingProblem(error, Date.now()) };
  } catch (error) {
    return { type: "not-placed", problem: placingProblem(error, Date.now()) };
  }
}
