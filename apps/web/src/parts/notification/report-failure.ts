import type { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { logFailure } from "../../lib/log.ts";
import { readVisit } from "../navigation/visit-store.ts";

/** Logs a failure and tells the API: what kind, on which route, which request; nothing of a person. */
export function reportFailure(kind: string, failure?: unknown): void {
  const known = failure as Partial<ApiFailure> | undefined;
  logFailure(kind, known?.problem?.type ?? known?.status);
  const requestId = known?.problem?.extra.requestId;
  const body = { kind, route: readVisit().route, ...(requestId ? { requestId } : {}) };
  // Loaded when there is something to tell; most visits have nothing.
  import("./tell-api.ts")
    .then(({ call }) => call("reportClientFailure", { body }))
    .catch(() => undefined);
}
