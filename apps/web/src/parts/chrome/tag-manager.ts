import { readCookie } from "../../lib/cookies.ts";
import type { PublicSettings } from "../../lib/page-data.ts";
import { isPrivate, type RouteName } from "../../paths.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export function pushToDataLayer(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

const SOURCE = "https://www.googletagmanager.com/gtm.js";
const PURPOSES = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];

let loadTagManager: () => void = () => undefined;

/** Sets the data layer and Consent Mode v2 defaults; loads the script only as TRACK-07 allows. */
export function startTracking(route: RouteName, settings: PublicSettings): void {
  window.dataLayer ??= [];
  consent("default", "denied");
  if (settings.tagManagerId && !isPrivate(route)) {
    loadTagManager = () => insertScript(settings.tagManagerId);
  }
  if (hasConsent()) grantConsent();
  else if (settings.tagManagerStart === "at-start") loadOnce();
}

/** Called by the consent dialog when tracking is accepted. */
export function grantConsent(): void {
  consent("update", "granted");
  loadOnce();
}

/** Called when consent is withdrawn. */
export const withdrawConsent = (): void => consent("update", "denied");

export const hasConsent = (): boolean => readCookie("cookieConsent") === "true";

function loadOnce(): void {
  const load = loadTagManager;
  loadTagManager = () => undefined;
  load();
}

function insertScript(id: string): void {
  pushToDataLayer({ event: "gtm.js", "gtm.start": Date.now() });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${SOURCE}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

function consent(mode: "default" | "update", value: "granted" | "denied"): void {
  command("consent", mode, Object.fromEntries(PURPOSES.map((purpose) => [purpose, value])));
}

/** The tag manager accepts commands only as an `arguments` object, not as an array. */
function command(..._given: unknown[]): void {
  pushToDataLayer(arguments);
}
