import { COOKIE_NOTICE_DELAY_MS } from "@waslijn/contract/shared/constants";
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { askConsent, consentState, isConsentSeen } from "./consent-store.ts";

const ConsentDialog = lazy(() => import("./consent-dialog.tsx"));

/** Asks for consent 3 seconds after the start, unless it was answered before (CHROME-11, 12). */
export function Consent() {
  const state = useConsentState();
  useEffect(() => {
    if (isConsentSeen()) return undefined;
    const timer = setTimeout(() => {
      if (consentState.read() === "closed") askConsent();
    }, COOKIE_NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (state === "closed") return null;
  return (
    <Suspense>
      <ConsentDialog takesFocus={state === "reopened"} />
    </Suspense>
  );
}

export const useConsentState = () =>
  useSyncExternalStore(consentState.subscribe, consentState.read, () => "closed" as const);
