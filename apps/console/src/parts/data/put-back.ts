import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { Telling } from "./concern.tsx";

/** The affected orders that the screen has already shown, and whether to notify. */
export type Agreed = { said: number; tell: Telling };

/** Asks about this number of affected orders. Resolves to undefined to leave it; undefined when it cannot ask. */
type AskConcern = (concerned: number) => Promise<Telling | undefined> | undefined;

/**
 * Reverts a change, and asks first when that affects orders: again, whenever their number has changed meanwhile. Returns
 * whether it was reverted. Throws like any call.
 */
export async function putBackAsking(
  send: (agreed?: Agreed) => Promise<unknown>,
  ask: AskConcern,
): Promise<boolean> {
  let agreed: Agreed | undefined;
  for (;;) {
    try {
      await send(agreed);
      return true;
    } catch (failure) {
      const concerned = concernedOf(failure);
      if (concerned === undefined) throw failure;
      const asked = concerned === 0 ? "nobody" : ask(concerned);
      if (!asked) throw failure;
      const tell = await asked;
      if (!tell) return false;
      agreed = { said: concerned, tell };
    }
  }
}

const concernedOf = (failure: unknown): number | undefined =>
  failure instanceof ApiFailure && failure.is("concern_unsaid")
    ? failure.problem?.extra.concerned
    : undefined;
