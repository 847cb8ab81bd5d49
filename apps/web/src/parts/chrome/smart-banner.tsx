import { lazy, Suspense, useEffect, useState } from "react";
import { usePlace, useWebView } from "../navigation/use-place.ts";
import { useConsentState } from "./consent.tsx";
import { platformOf, type Platform } from "./platform.ts";
import { isBannerHidden } from "./smart-banner-cookies.ts";

const SmartBannerBar = lazy(() => import("./smart-banner-bar.tsx"));

/** The app's install banner, for the platform of the device; it waits while consent is asked. */
export function SmartBanner() {
  const { route } = usePlace();
  const isWebView = useWebView();
  const consent = useConsentState();
  const [platform, setPlatform] = useState<Platform>();
  useEffect(() => {
    if (!isBannerHidden()) setPlatform(platformOf(navigator.userAgent, navigator.maxTouchPoints));
  }, []);
  // Staff at a counter are no customers to be won (CHROME-20); inside the app nobody needs it.
  if (!platform || consent !== "closed" || route === "retail" || isWebView) return null;
  return (
    <Suspense>
      <SmartBannerBar platform={platform} onHide={() => setPlatform(undefined)} />
    </Suspense>
  );
}
