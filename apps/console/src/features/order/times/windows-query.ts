import type { WindowKind } from "@waslijn/contract/shared/codes";
import { queryOptions } from "@tanstack/react-query";
import { callConsole } from "../../../api/client.ts";
import type { Picked } from "../../../parts/windows/pick-window.ts";

/** What an order can be moved to; a delivery perhaps after another pickup. Read anew each time it is asked. */
export const windowsQuery = (number: string, kind: WindowKind, pickup?: Picked) =>
  queryOptions({
    queryKey: ["order", number, "windows", kind, pickup],
    queryFn: ({ signal }) =>
      callConsole("deskWindows", {
        params: { number, kind },
        query: pickup ? { pickup: `${pickup.date}T${pickup.from}` } : {},
        signal,
      }),
  });
