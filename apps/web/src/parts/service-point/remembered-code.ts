import { isLocationCode } from "@waslijn/contract/shared/counter-rules";
import type { ServicePointKind } from "@waslijn/contract/customer/locations";
import { forget, readStored, store, type StorageKey } from "../../lib/storage.ts";

const KEYS: Record<ServicePointKind, StorageKey> = { retail: "retailCode", b2b: "b2bCode" };

/** The code that staff asked this device to remember; anything else in its place is nothing. */
export function rememberedCode(kind: ServicePointKind): string | undefined {
  const code = readStored(KEYS[kind]);
  return isLocationCode(code) ? code : undefined;
}

export function rememberCode(kind: ServicePointKind, code: string, remember: boolean): void {
  if (remember) store(KEYS[kind], code);
  else forget(KEYS[kind]);
}
