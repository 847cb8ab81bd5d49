import { store } from "../lib/storage.ts";
import { readPlace, subscribe } from "../parts/navigation/place-store.ts";

/** The path's language is the stored one, from the first call on and after each change (ROUTE-07). */
export function followLanguage(): void {
  const keep = (): void => store("lang", readPlace().language);
  keep();
  subscribe(keep);
}
