import type { BusinessService } from "@waslijn/contract/customer/catalogue";
import { useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import { notifyGeneric } from "../../parts/notification/notify.ts";

export type BusinessServices =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "loaded"; services: readonly BusinessService[] };

/** Loads when the order form appears, that is when a code is chosen (B2B-03). */
export function useBusinessServices(): { list: BusinessServices; reload: () => void } {
  const [list, setList] = useState<BusinessServices>({ status: "loading" });
  useEffect(() => load(setList), []);
  const reload = () => {
    setList({ status: "loading" });
    load(setList);
  };
  return { list, reload };
}

function load(tell: (list: BusinessServices) => void): void {
  call("listServices").then(
    ({ data }) => tell({ status: "loaded", services: data }),
    (failure: unknown) => {
      notifyGeneric("services", failure);
      tell({ status: "failed" });
    },
  );
}
