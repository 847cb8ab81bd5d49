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
 * The customer pages' way to the API: by host name, in the stored language, without cookies. Who is refused
 * for what neighbours do gets a name, so that they are let through when they come back.
 */
export const send: Send = (...call) =>
  direct(...call).catch((failure: unknown) => {
    if ((failure as ApiFailure).status === 429) deviceToken();
    throw failure;
  });

/** Placements always name the device (API-05). One that has a name says it with every call, so that who ordered here before is not cut off by what neighbours do from the same address. */
function deviceHeader(isPlacement: boolean | undefined): Record<string, string> {
  const device = isPlacement ? deviceToken() : readStored("deviceToken");
  return device ? { [DEVICE_HEADER]: device } : {};
}

/** This browser's id: the stored one, or a fresh one that is stored (SESS-21, API-06). */
export function deviceToken(): string {
  const stored = readStored("deviceToken");
  if (stored) return stored;
  const fresh = uuid();
  store("deviceToken", fresh);
  return fresh;
}
