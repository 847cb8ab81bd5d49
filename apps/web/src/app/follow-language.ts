import { store } from "../lib/storage.ts";
import { readVisit, subscribe } from "../parts/navigation/visit-store.ts";

/** The path's language is the stored one, from the first call on and after each change (ROUTE-07). */
export function followLanguage(): void {
  const keep = (): void => store("lang", readVisit().language);
  keep();
  subscribe(keep);
}
