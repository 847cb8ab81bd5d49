import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { useVisit, useWebView } from "../../navigation/use-visit.ts";
import { useConsentState } from "../consent/consent.tsx";
import { platformOf, type Platform } from "../platform.ts";
import { isBannerHidden } from "./smart-banner-cookies.ts";

const SmartBannerBar = lazy(() => import("./smart-banner-bar.tsx"));

const never = () => () => undefined;
const offeredPlatform = (): Platform | undefined =>
  isBannerHidden() ? undefined : platformOf(navigator.userAgent, navigator.maxTouchPoints);

/** The app's install banner, for the platform of the device; it waits while consent is asked. */
export function SmartBanner() {
  const { route } = useVisit();
  const isWebView = useWebView();
  const consent = useConsentState();
  const [isAnswered, setAnswered] = useState(false);
  const platform = useSyncExternalStore(never, offeredPlatform, () => undefined);
  // Staff at a counter are no customers to be won (CHROME-20); inside the app nobody needs it.
  if (!platform || isAnswered || consent !== "closed" || route === "retail" || isWebView)
    return null;
  return (
    <Suspense>
      <SmartBannerBar platform={platform} onHide={() => setAnswered(true)} />
    </Suspense>
  );
}
