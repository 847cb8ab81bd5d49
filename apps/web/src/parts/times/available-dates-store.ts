import type { AvailableDate } from "@waslijn/contract/customer/times";
import { logFailure } from "../notification/notify.ts";
import { ValueStore } from "../../lib/value-store.ts";
import { FAILED, LOADING, NOT_ASKED, type DateList } from "./date-list.ts";
import { useState, useSyncExternalStore } from "react";

type Load = () => Promise<readonly AvailableDate[]>;

/** A list of days with its loading state. Failures are only logged (TIME-33); the picker offers a retry. */
export class AvailableDatesStore extends ValueStore<DateList> {
  #turn = 0;

  constructor() {
    super(NOT_ASKED);
  }

  /** Loads the list. A response after a later request or a reset is dropped. */
  async request(load: Load): Promise<DateList> {
    this.#turn += 1;
    const mine = this.#turn;
    this.set(LOADING);
    const answer = await load().then(
      (dates): DateList => ({ status: "loaded", dates }),
      () => {
        logFailure("times could not be loaded");
        return FAILED;
      },
    );
    if (mine !== this.#turn) return NOT_ASKED;
    this.set(answer);
    return answer;
  }

  reset(): void {
    this.#turn += 1;
    this.set(NOT_ASKED);
  }
}

/** A list of days, per mounted picker. */
export function useAvailableDates(): { list: DateList; store: AvailableDatesStore } {
  const [store] = useState(() => new AvailableDatesStore());
  const list = useSyncExternalStore(store.subscribe, store.read, () => NOT_ASKED);
  return { list, store };
}
