import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { pathOf } from "@waslijn/api-client/send.ts";
import { consoleCalls } from "@waslijn/contract/calls/console";
import { currentLanguage } from "../i18n/current-language.ts";

type Calls = typeof consoleCalls;
type FileCallName = {
  [N in keyof Calls]: Calls[N] extends { file: true } ? N : never;
}[keyof Calls];

/** Requests a file without the client's timeout; the caller streams the response body. */
export async function openFile(
  name: FileCallName,
  query: Record<string, string | undefined>,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(`/api${pathOf(consoleCalls[name], { query })}`, {
    headers: { "accept-language": currentLanguage() },
    credentials: "same-origin",
    signal,
  }).catch((failure: unknown) => {
    throw signal.aborted ? failure : new ApiFailure();
  });
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => undefined);
  throw new ApiFailure(response.status, body);
}
