import { useEffect, useRef } from "react";
import { Consent } from "./consent/consent.tsx";
import styles from "./dock.module.css";
import { SmartBanner } from "./smart-banner/smart-banner.tsx";

/** What lies at the lower edge of the window. The page gets as much room below, so nothing stays covered. */
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
}

/** A main button that lay where the dock now lies moves up into sight (CHROME-11). */
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
