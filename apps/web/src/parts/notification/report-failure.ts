import { ApiFailure } from "../../api/api-failure.ts";
import { call } from "../../api/client.ts";
import { logFailure } from "../../lib/log.ts";
import { readPlace } from "../navigation/place-store.ts";

/** Logs a failure and tells the API: what kind, on which route, which request; nothing of a person. */
export function reportFailure(kind: string, failure?: unknown): void {
  const known = failure instanceof ApiFailure ? failure : undefined;
  logFailure(kind, known ? (known.problem?.type ?? known.status ?? "no answer") : undefined);
  const requestId = known?.problem?.extra.requestId;
  const body = { kind, route: readPlace().route, ...(requestId ? { requestId } : {}) };
  call("reportClientFailure", { body }).catch(() => undefined);
}
