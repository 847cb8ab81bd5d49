import type { Platform } from "./platform.ts";

/** Apart from the platform, which every page needs at its start. */
export const STORE_NAMES: Record<Platform, string> = {
  ios: "App Store",
  android: "Google Play",
  windows: "Microsoft Store",
  kindle: "Amazon Appstore",
};
