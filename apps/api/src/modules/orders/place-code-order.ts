import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { ApiProblem } from "../../api-problem.ts";
import { newId } from "../../db/new-id.ts";
import type { Deps } from "../../deps.ts";
import type { ServicePointRow } from "../catalogue/service-points-repository.ts";
import type { WallTime } from "../catalogue/times/available-dates.ts";
import { firstWindow, listTimes } from "../catalogue/times/list-times.ts";
import type { RequestKey } from "./idempotency.ts";
import { placeOnce, type Arrangement } from "./place-once.ts";
import type { LimitPlacing } from "./placing-limits.ts";
import { pointMail, pointOrder } from "./point-order.ts";
import { frameOf, slotsOf, timestampOf, windowColumns } from "./windows.ts";

type CodeOrder = {
  kind: "retail" | "collection";
  point: ServicePointRow;
  key: RequestKey | undefined;
  device: string | null;
  limited: LimitPlacing;
};

/** Books the first window with room, and the next where that one is taken for them. */
export async function placeCodeOrder(deps: Deps, order: CodeOrder): Promise<object> {
  for (const tried = new Set<string>(); ;) {
    let pickup: WallTime | undefined;
    try {
      return await placeOnce(deps, order.key, async () => {
        // Listed again whenever the calendars have changed: what is booked is offered by the current ones.
        pickup = await firstPickup(deps, order.point.hub_id, tried);
        if (!pickup) throw new ApiProblem("slot_taken", { window: "pickup" });
        return order.limited(arrange(deps, order, pickup));
      });
    } catch (error) {
      const hasFilled = error instanceof ApiProblem && error.type === "slot_taken";
      if (!pickup || !hasFilled) throw error;
      tried.add(timestampOf(pickup));
    }
  }
}

async function firstPickup(
  deps: Deps,
  hubId: string,
  tried: ReadonlySet<string>,
): Promise<WallTime | undefined> {
  const wish = { kind: "pickup", isNew: false } as const;
  const dates = (await listTimes(deps, ({ hubs }) => hubs.get(hubId), wish)) ?? [];
  return firstWindow(dates, (window) => !tried.has(timestampOf(window)));
}

function arrange(deps: Deps, { kind, point, device }: CodeOrder, pickup: WallTime): Arrangement {
  const windows = { pickup, delivery: undefined };
  const id = newId();
  const date = amsterdamDate(deps.clock.now());
  const limited =
    kind === "retail"
      ? { limit: point.daily_limit }
      : { limit: point.collection_limit, tell_as: "collections" as const };
  return {
    windows: slotsOf(windows),
    count: { subject: `${kind}:${point.id}`, date, ...limited },
    limitProblem: kind === "retail" ? "orders_limit_reached" : "items_limit_reached",
    order: {
      ...pointOrder(point, device),
      id,
      kind,
      ...windowColumns(windows),
      services: [],
      bags: null,
    },
    mails: pointMail(deps.env, point),
    answer: { id, pickupTime: timestampOf(pickup), frames: { pickup: frameOf(pickup) } },
  };
}
