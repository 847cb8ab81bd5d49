import { useSyncExternalStore } from "react";
import type { PendingAct } from "./pending-act.ts";
import type { ActQueue } from "./act-queue.ts";

export const usePendingActs = <What>(
  queue: Pick<ActQueue<What>, "subscribe" | "read">,
): readonly PendingAct<What>[] => useSyncExternalStore(queue.subscribe, queue.read);
