import { useSyncExternalStore } from "react";

export const PLATFORMS = ["ios", "android", "windows", "kindle"] as const;
export type Platform = (typeof PLATFORMS)[number];

export const STORE_NAMES: Record<Platform, string> = {
  ios: "App Store",
  android: "Google Play",
  windows: "Microsoft Store",
  kindle: "Amazon Appstore",
};

/** Kindle and Windows Phone also call themselves Android, so they are asked about first. */
const SIGNS: readonly (readonly [Platform, RegExp])[] = [
  ["kindle", /\bKindle|\bSilk\/|\bKF[A-Z]{2,4}\b/],
  ["windows", /\bWindows\b/],
  ["android", /\bAndroid\b/],
  ["ios", /\b(?:iPhone|iPad|iPod)\b/],
];

/** The platform whose store a device buys from, by its user agent; none for others (CHROME-17). */
export function platformOf(userAgent: string, touchPoints = 0): Platform | undefined {
  const found = SIGNS.find(([, sign]) => sign.test(userAgent))?.[0];
  // A tablet of Apple's calls itself a Macintosh, but no Macintosh has a touch screen.
  return found ?? (/\bMacintosh\b/.test(userAgent) && touchPoints > 1 ? "ios" : undefined);
}

/** Header links are for the two stores everyone knows; any other device sees both (CHROME-06). */
export const headerStores = (platform: Platform | undefined): readonly Platform[] =>
  platform === "ios" || platform === "android" ? [platform] : ["ios", "android"];

const never = () => () => {};
const thisPlatform = () => platformOf(navigator.userAgent, navigator.maxTouchPoints);

/** Unknown while the server renders: the same page goes to every device. */
export const usePlatform = (): Platform | undefined =>
  useSyncExternalStore(never, thisPlatform, () => undefined);
