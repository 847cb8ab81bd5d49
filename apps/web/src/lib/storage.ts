/** Everything the product keeps in the browser's local storage (SESS-01, SESS-19, AREA-09). */
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
  | "outOfAreaPostalCode"
  | "outOfAreaHouseNumber"
  | "outOfAreaAddition"
  | "outOfAreaReason"
  | "placedOrder";

/** Where storage is blocked the page keeps what it needs for as long as it is open. */
const memory = new Map<string, string>();

/** The stored value, or an empty text where nothing is stored. */
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
      // Blocked storage holds nothing to remove.
    }
  }
}
