import { readStored, store } from "../lib/storage.ts";
import { uuid } from "../lib/uuid.ts";

/** This browser's id: the stored one, or a fresh one that is stored (SESS-21, API-06). */
export function deviceToken(): string {
  const stored = readStored("deviceToken");
  if (stored) return stored;
  const fresh = uuid();
  store("deviceToken", fresh);
  return fresh;
}
