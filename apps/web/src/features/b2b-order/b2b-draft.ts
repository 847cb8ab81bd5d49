import { toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { NO_TIME } from "@waslijn/contract/shared/constants";
import type { B2bOrderBody, B2bOrderPlaced } from "@waslijn/contract/customer/orders";
import { isBagCount } from "@waslijn/contract/shared/counter-rules";
import { nothingSelected, type SelectedTimes } from "../../parts/times/selected-times.ts";
import type { BusinessService } from "@waslijn/contract/customer/catalogue";
import { useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import { notifyGeneric } from "../../parts/notification/notify.ts";

/** Input after the code; reset for each new code (B2B-02). */
export type B2bDraft = {
  /** Values of the `droplocker` field. */
  services: readonly string[];
  /** As typed. */
  packsQty: string;
  times: SelectedTimes;
};

export const newDraft = (today: string): B2bDraft => ({
  services: [],
  packsQty: "1",
  times: nothingSelected(today),
});

export const toggleService = (draft: B2bDraft, droplocker: string): B2bDraft => ({
  ...draft,
  services: draft.services.includes(droplocker)
    ? draft.services.filter((service) => service !== droplocker)
    : [...draft.services, droplocker],
});

export type PlaceSituation = { draft: B2bDraft; placed: boolean; error: boolean };

/** Conditions for enabling the place button (B2B-15). Services are not among them: they are validated on press. */
export const PLACE_CONDITIONS = {
  "not placed yet": ({ placed }) => !placed,
  "a pickup date": ({ draft }) => !draft.times.pickupDate.default,
  "a pickup time": ({ draft }) => draft.times.pickupTime !== NO_TIME,
  "a delivery date": ({ draft }) => !draft.times.deliveryDate.default,
  "a delivery time": ({ draft }) => draft.times.deliveryTime !== NO_TIME,
  "no error": ({ error }) => !error,
  "a bag count": ({ draft }) => isBagCount(draft.packsQty),
} satisfies Record<string, (situation: PlaceSituation) => boolean>;

export const canPlace = (situation: PlaceSituation): boolean =>
  Object.values(PLACE_CONDITIONS).every((holds) => holds(situation));

/** `services` in the order in which they were ticked. */
export function toB2bBody(code: string, { services, packsQty, times }: B2bDraft): B2bOrderBody {
  return {
    code,
    pickupTime: toAmsterdamTimestamp(times.pickupDate.date, times.pickupTime),
    deliveryTime: toAmsterdamTimestamp(times.deliveryDate.date, times.deliveryTime),
    services: [...services],
    pickupPacksQty: Number(packsQty),
  };
}

/** Data of the summary: the request and the response (B2B-19). */
export type B2bPlaced = {
  /** Other implementations of the API may omit fields. */
  order: Partial<B2bOrderPlaced>;
  sent: B2bOrderBody;
  /** Names of the chosen services. */
  services: readonly string[];
};

export type BusinessServices =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "loaded"; services: readonly BusinessService[] };

/** Loads the services when the form mounts, which is when a code was entered (B2B-03). */
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
