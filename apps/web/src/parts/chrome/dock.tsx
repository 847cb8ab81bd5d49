import { useEffect, useRef, Suspense, useState, useSyncExternalStore } from "react";
import { lazyFile } from "../../lib/lazy-part.tsx";
import styles from "./dock.module.css";
import { useVisit, useWebView } from "../navigation/visit.ts";
import { platformOf, type Platform, isBannerHidden } from "./platform.ts";
import { COOKIE_NOTICE_DELAY_MS } from "@waslijn/contract/shared/constants";
import { askConsent, consentState, isConsentAsked, isConsentSeen } from "./consent-store.ts";

const ConsentDialog = lazyFile(() => import("./consent-dialog.tsx"));

/** Asks for consent 3 seconds after start, unless already answered (CHROME-11, 12). */
function Consent() {
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

const useConsentState = () =>
  useSyncExternalStore(consentState.subscribe, consentState.read, () => "closed" as const);

const SmartBannerBar = lazyFile(() => import("./smart-banner-bar.tsx"));

const never = () => () => undefined;
/** Not before the consent dialog: that would take the banner's place three seconds later. */
const offeredPlatform = (): Platform | undefined =>
  isBannerHidden() || !isConsentAsked()
    ? undefined
    : platformOf(navigator.userAgent, navigator.maxTouchPoints);

/** The app's install banner for the device's platform; hidden while the consent dialog is open. */
function SmartBanner() {
  const { route } = useVisit();
  const isWebView = useWebView();
  const consent = useConsentState();
  const [isAnswered, setAnswered] = useState(false);
  const platform = useSyncExternalStore(never, offeredPlatform, () => undefined);
  // Not for staff at a counter (CHROME-20), nor inside the app.
  if (!platform || isAnswered || consent !== "closed" || route === "retail" || isWebView)
    return null;
  return (
    <Suspense>
      <SmartBannerBar platform={platform} onHide={() => setAnswered(true)} />
    </Suspense>
  );
}

/** Container at the bottom of the window. The page gets padding of its height, so that nothing stays covered. */
export function Dock() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dock = box.current;
    if (!dock) return undefined;
    const watch = new ResizeObserver(() => makeRoom(dock.offsetHeight));
    watch.observe(dock);
    return () => watch.disconnect();
  }, []);
  return (
    <div className={styles.dock} ref={box}>
      <Consent />
      <SmartBanner />
    </div>
  );
}

function makeRoom(height: number): void {
  document.documentElement.style.setProperty("--dock", `${height}px`);
  if (height > 0) uncoverMainButton(window.innerHeight - height);
  // The page's scroll padding keeps it clear of the dock and of the bar above that.
  document.querySelector("main :focus")?.scrollIntoView({ block: "nearest" });
}

/** Scrolls a primary button out from under the dock (CHROME-11). */
function uncoverMainButton(edge: number): void {
  const buttons = document.querySelectorAll("main [data-kind=main]");
  for (const button of buttons) {
    const { top, bottom } = button.getBoundingClientRect();
    if (top < window.innerHeight && bottom > edge) {
      window.scrollBy(0, bottom - edge + 16);
      return;
    }
  }
}
