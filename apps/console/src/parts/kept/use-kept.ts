import { useSyncExternalStore } from "react";
import type { KeptAct } from "./kept-act.ts";
import type { KeptQueue } from "./kept-queue.ts";

export const useKept = <What>(
  queue: Pick<KeptQueue<What>, "subscribe" | "read">,
): readonly KeptAct<What>[] => useSyncExternalStore(queue.subscribe, queue.read);
