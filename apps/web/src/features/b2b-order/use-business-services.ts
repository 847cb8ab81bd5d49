import type { BusinessService } from "@waslijn/contract/catalogue";
import { useCallback, useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import { logFailure } from "../../lib/log.ts";

export type BusinessServices =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "loaded"; services: readonly BusinessService[] };

/** Loads when the order form appears, that is when a code is chosen (B2B-03). */
export function useBusinessServices(): { list: BusinessServices; reload: () => void } {
  const [list, setList] = useState<BusinessServices>({ status: "loading" });
  const reload = useCallback(() => {
    setList({ status: "loading" });
    call("listServices").then(
      ({ data }) => setList({ status: "loaded", services: data }),
      () => {
        logFailure("services could not be loaded");
        setList({ status: "failed" });
      },
    );
  }, []);
  useEffect(reload, [reload]);
  return { list, reload };
}
