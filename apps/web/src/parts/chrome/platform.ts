import {
  SMART_BANNER_CLOSED_DAYS,
  SMART_BANNER_INSTALLED_DAYS,
} from "@waslijn/contract/shared/constants";
import { readCookie, writeCookie } from "../../lib/cookies.ts";

const CLOSED = "smartbanner-closed";
const INSTALLED = "smartbanner-installed";

/** Hidden while either cookie exists; shown again when it expires, as a reminder (CHROME-18, 19). */
export const isBannerHidden = (): boolean =>
  readCookie(CLOSED) !== undefined || readCookie(INSTALLED) !== undefined;

export const bannerClosed = (): void => writeCookie(CLOSED, "true", SMART_BANNER_CLOSED_DAYS);
export const bannerInstalled = (): void =>
  writeCookie(INSTALLED, "true", SMART_BANNER_INSTALLED_DAYS);

export const PLATFORMS = ["ios", "android", "windows", "kindle"] as const;
export type Platform = (typeof PLATFORMS)[number];

export const STORE_NAMES: Record<Platform, string> = {
  ios: "App Store",
  android: "Google Play",
  windows: "Microsoft Store",
  kindle: "Amazon Appstore",
};

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
