import type { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { ValueStore } from "../../lib/value-store.ts";
import { readVisit } from "../navigation/visit.ts";

export type Notification = {
  status: "error" | "success" | "info";
  message: string;
};
/** `undefined` shows the generic text in the page's language (ERR-24). */
export type Shown = Omit<Notification, "message"> & { message: string | undefined };

export const notificationStore = new ValueStore<Shown | undefined>(undefined);

/** Shows a message at the top of the page for 5 seconds (CHROME-21, CHROME-24). */
export const notify = ({ status, message }: Notification): void =>
  notificationStore.set({ status, message });

export const closeNotification = (): void => notificationStore.set(undefined);

/** Shows the generic error, logs it and reports it to the API. */
export function notifyGeneric(kind: string, failure?: unknown): void {
  notificationStore.set({ status: "error", message: undefined });
  reportFailure(kind, failure);
}

/** Shows the server's message, or the generic text (ERR-11, ERR-18). */
export function notifyFailure(kind: string, failure: unknown): void {
  const title = (failure as Partial<ApiFailure> | undefined)?.problem?.title;
  if (title) notify({ status: "error", message: title });
  else notifyGeneric(kind, failure);
}

/** Loaded on demand; most visits have nothing to report. */
const loadApi = () => import("./tell-api.ts");

/** Logs a failure and reports it to the API: kind, route and request id; no personal data. */
export function reportFailure(kind: string, failure?: unknown): void {
  const known = failure as Partial<ApiFailure> | undefined;
  logFailure(kind, known?.problem?.type ?? known?.status);
  const requestId = known?.problem?.extra.requestId;
  const body = { kind, route: readVisit().route, ...(requestId ? { requestId } : {}) };
  loadApi()
    .then((api) => api.call("reportClientFailure", { body }))
    .catch(() => undefined);
}

/** Logs kinds and codes to the console, never input. */
export function logFailure(kind: string, detail?: string | number): void {
  console.warn(detail === undefined ? kind : `${kind}: ${detail}`);
}
