import { readCookie } from "../../lib/cookies.ts";

export const CLOSED = "smartbanner-closed";
export const INSTALLED = "smartbanner-installed";

/** Hidden while either cookie exists; shown again when it expires, as a reminder (CHROME-18, 19). */
export const isBannerHidden = (): boolean =>
  readCookie(CLOSED) !== undefined || readCookie(INSTALLED) !== undefined;

export type Platform = "ios" | "android" | "windows" | "kindle";

/** Kindle and Windows Phone user agents contain "Android" too, so they are tested first. */
const SIGNS: readonly (readonly [Platform, RegExp])[] = [
  ["kindle", /\bKindle|\bSilk\/|\bKF[A-Z]{2,4}\b/],
  ["windows", /\bWindows\b/],
  ["android", /\bAndroid\b/],
  ["ios", /\b(?:iPhone|iPad|iPod)\b/],
];

/** App store platform of a device by its user agent; undefined for others (CHROME-17). */
export function platformOf(userAgent: string, touchPoints = 0): Platform | undefined {
  const found = SIGNS.find(([, sign]) => sign.test(userAgent))?.[0];
  // An iPad's user agent says Macintosh, but no Macintosh has a touch screen.
  return found ?? (/\bMacintosh\b/.test(userAgent) && touchPoints > 1 ? "ios" : undefined);
}
