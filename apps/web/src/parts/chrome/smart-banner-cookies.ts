import {
  SMART_BANNER_CLOSED_DAYS,
  SMART_BANNER_INSTALLED_DAYS,
} from "@waslijn/contract/shared/constants";
import { readCookie, writeCookie } from "../../lib/cookies.ts";

const CLOSED = "smartbanner-closed";
const INSTALLED = "smartbanner-installed";

/** Either cookie hides it; when it ends, the banner is back, as a reminder (CHROME-18, 19). */
export const isBannerHidden = (): boolean =>
  readCookie(CLOSED) !== undefined || readCookie(INSTALLED) !== undefined;

export const bannerClosed = (): void => writeCookie(CLOSED, "true", SMART_BANNER_CLOSED_DAYS);
export const bannerInstalled = (): void =>
  writeCookie(INSTALLED, "true", SMART_BANNER_INSTALLED_DAYS);
