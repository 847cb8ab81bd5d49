import { useState, useSyncExternalStore } from "react";
import { AvailableDatesStore } from "./available-dates-store.ts";
import { NOT_ASKED, type DateList } from "./date-list.ts";

/** A list of days that lives as long as its picker. */
export function useAvailableDates(): { list: DateList; store: AvailableDatesStore } {
  const [store] = useState(() => new AvailableDatesStore());
  const list = useSyncExternalStore(store.subscribe, store.read, () => NOT_ASKED);
  return { list, store };
}
