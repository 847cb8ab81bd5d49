import { useSyncExternalStore } from "react";
import type { KeptAct } from "./kept-act.ts";
import type { KeptQueue } from "./kept-queue.ts";

/** The acts that wait, or were refused. */
export const useKept = <What>(
  queue: Pick<KeptQueue<What>, "subscribe" | "read">,
): readonly KeptAct<What>[] => useSyncExternalStore(queue.subscribe, queue.read);
