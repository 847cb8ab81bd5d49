import { COOKIE_CONSENT_DAYS } from "@waslijn/contract/shared/constants";
import { deleteCookie, writeCookie } from "../../lib/cookies.ts";
import { readStored, store } from "../../lib/storage.ts";
import { ValueStore } from "../../lib/value-store.ts";
import { grantConsent, withdrawConsent } from "./tag-manager.ts";

const COOKIE = "cookieConsent";

/** Closed, opened by the page, or reopened by the visitor. */
export type ConsentState = "closed" | "asked" | "reopened";
export const consentState = new ValueStore<ConsentState>("closed");

let wasAsked = false;

export const isConsentSeen = (): boolean => readStored("cookiesSeen") !== "";

/** True once the question has been on screen, on this page or before. */
export const isConsentAsked = (): boolean => wasAsked || isConsentSeen();

export function askConsent(): void {
  wasAsked = true;
  consentState.set("asked");
}

export const openConsent = (): void => consentState.set("reopened");
/** Closes without a choice: the page asks again at the next start (CHROME-16). */
export const closeConsent = (): void => consentState.set("closed");

export function acceptCookies(): void {
  writeCookie(COOKIE, "true", COOKIE_CONSENT_DAYS);
  grantConsent();
  remember();
}

/** Also withdraws an earlier consent. */
export function onlyNecessaryCookies(): void {
  deleteCookie(COOKIE);
  withdrawConsent();
  remember();
}

function remember(): void {
  store("cookiesSeen", "true");
  closeConsent();
}
