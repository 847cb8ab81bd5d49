import type { B2bOrderBody, B2bOrderPlaced } from "@waslijn/contract/customer/orders";
import { ApiFailure } from "../../api/api-failure.ts";
import { call } from "../../api/client.ts";
import { uuid } from "../../lib/uuid.ts";

const KEPT = "b2bPending";
const TRIES = 3;
const PAUSE_MS = 1500;

/**
 * Places the order, a few times over when the connection fails. What stays without a sure answer keeps
 * its key in this tab, so that the same order filled in again is not a second one.
 */
export async function placeB2bOrder(body: B2bOrderBody): Promise<B2bOrderPlaced> {
  const key = keyFor(body);
  for (let tries = 1; ; tries += 1) {
    try {
      const placed = await call("placeB2bOrder", { body, key });
      forgetKey();
      return placed;
    } catch (error) {
      if (!isUnsure(error)) forgetKey();
      if (!isUnsure(error) || tries === TRIES || !isLost(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

const isLost = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.hasNoAnswer || error.is("idempotency_running"));

const isUnsure = (error: unknown): boolean =>
  isLost(error) || (error instanceof ApiFailure && (error.status ?? 0) >= 500);

function keyFor(body: B2bOrderBody): string {
  const wanted = JSON.stringify(body);
  const kept = readKept();
  if (kept?.body === wanted) return kept.key;
  const key = uuid();
  writeKept({ key, body: wanted });
  return key;
}

type Kept = { key: string; body: string };

function readKept(): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function writeKept(kept: Kept): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Without storage the key lives as long as its tries.
  }
}

function forgetKey(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Nothing was kept.
  }
}
