import type { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { sendThrough, type Send } from "@waslijn/api-client/send.ts";
import { DEFAULT_LANGUAGE, DEVICE_HEADER } from "@waslijn/contract/shared/constants";
import { readPageData } from "../lib/page-data.ts";
import { readStored, store } from "../lib/storage.ts";
import { apiBaseFor } from "./api-base.ts";
import { uuid } from "../lib/uuid.ts";

const direct = sendThrough({
  base: () => apiBaseFor(location.hostname, readPageData().settings.apiHosts),
  headers: ({ placement }) => ({
    "accept-language": readStored("lang") || DEFAULT_LANGUAGE,
    ...deviceHeader(placement),
  }),
  cookies: "omit",
});

/**
 * Sends to the API of this host name, in the stored language, without cookies. After a 429 the browser gets a device
 * token, by which the server can count it apart from others on the same IP address.
 */
export const send: Send = (...call) =>
  direct(...call).catch((failure: unknown) => {
    if ((failure as ApiFailure).status === 429) deviceToken();
    throw failure;
  });

/**
 * Placements always send a device token (API-05). Other calls send it if there is one, so that known devices are not
 * rate-limited together with others on the same IP address.
 */
function deviceHeader(isPlacement: boolean | undefined): Record<string, string> {
  const device = isPlacement ? deviceToken() : readStored("deviceToken");
  return device ? { [DEVICE_HEADER]: device } : {};
}

/** This browser's id; created and stored at first use (SESS-21, API-06). */
export function deviceToken(): string {
  const stored = readStored("deviceToken");
  if (stored) return stored;
  const fresh = uuid();
  store("deviceToken", fresh);
  return fresh;
}
