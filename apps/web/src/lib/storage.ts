/** All keys in localStorage (SESS-01, SESS-19, AREA-09). */
export type StorageKey =
  | "sessionToken"
  | "sessionRefreshToken"
  | "sessionType"
  | "lang"
  | "deviceToken"
  | "cookiesSeen"
  | "recoverEmail"
  | "entryPoint"
  | "retailCode"
  | "b2bCode"
  | "usedCounter"
  | "outOfAreaPostalCode"
  | "outOfAreaHouseNumber"
  | "outOfAreaAddition"
  | "outOfAreaReason"
  | "placedOrder";

/** Fallback while storage is blocked: lasts until the page is closed. */
const memory = new Map<string, string>();

/** The stored value, or an empty string. */
export function readStored(key: StorageKey): string {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? "";
  } catch {
    return memory.get(key) ?? "";
  }
}

export function store(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function forget(...keys: StorageKey[]): void {
  for (const key of keys) {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is blocked, so there is nothing to remove.
    }
  }
}
