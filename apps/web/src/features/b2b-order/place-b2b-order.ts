import type { B2bOrderBody, B2bOrderPlaced } from "@waslijn/contract/customer/orders";
import { untilAnswered } from "@waslijn/api-client/until-answered.ts";
import { isRefused } from "@waslijn/api-client/verdict.ts";
import { call } from "../../api/client.ts";
import { uuid } from "../../lib/uuid.ts";

const KEPT = "b2bPending";
/** Somebody stands at the desk: after these they are told. */
const TRIES = 3;

/**
 * Places the order, a few times over when the connection fails. What stays without a sure answer keeps
 * its key in this tab, so that the same order filled in again is not a second one.
 */
export async function placeB2bOrder(body: B2bOrderBody): Promise<B2bOrderPlaced> {
  const key = keyFor(body);
  try {
    const placed = await untilAnswered(() => call("placeB2bOrder", { body, key }), {
      tries: TRIES,
    });
    forgetKey();
    return placed;
  } catch (error) {
    if (isRefused(error)) forgetKey();
    throw error;
  }
}

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
