import { track, trackZipCode } from "../tracking/track.ts";

/** `zip-code` at each submitted check, then how it ended (TRACK-02 to TRACK-04). */
export async function trackCheck<R extends { kind: "found" | "failed" }>(
  postalCode: string,
  check: () => Promise<R>,
): Promise<R> {
  trackZipCode(postalCode);
  const result = await check();
  track({ event: result.kind === "found" ? "in-service-area" : "out-of-service-area" });
  return result;
}
