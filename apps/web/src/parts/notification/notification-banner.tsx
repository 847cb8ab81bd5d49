import { NOTIFICATION_MS } from "@waslijn/contract/constants";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Notice } from "../../ui/notice/notice.tsx";
import { useNotificationTexts } from "./notification-texts.ts";
import { closeNotification, notificationStore, type Shown } from "./notify.ts";
import styles from "./notification-banner.module.css";
import { keepFocusVisible } from "./keep-focus-visible.ts";

/** The message at the top of the page; it stays in sight when the page is scrolled (CHROME-22). */
export function NotificationBanner() {
  const shown = useSyncExternalStore(
    notificationStore.subscribe,
    notificationStore.read,
    () => undefined,
  );
  if (!shown) return null;
  const banner = <Banner key={keyOf(shown)} shown={shown} />;
  // Nothing outside an open dialog can be reached: the message then stands in it.
  const dialog = document.querySelector("dialog:modal");
  return dialog ? createPortal(banner, dialog) : banner;
}

/** Each message counts its own seconds, also when it says the same again. */
const keys = new WeakMap<Shown, number>();
let made = 0;
function keyOf(shown: Shown): number {
  const key = keys.get(shown) ?? ++made;
  keys.set(shown, key);
  return key;
}

function Banner({ shown }: { shown: Shown }) {
  const texts = useNotificationTexts();
  const box = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState({ hovered: false, focused: false });
  useCloseAfter(NOTIFICATION_MS, held.hovered || held.focused);
  useEffect(() => (box.current ? keepFocusVisible(box.current) : undefined), []);
  return (
    <div
      ref={box}
      className={styles.banner}
      onPointerEnter={() => setHeld((now) => ({ ...now, hovered: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, hovered: false }))}
      onFocus={() => setHeld((now) => ({ ...now, focused: true }))}
      onBlur={() => setHeld((now) => ({ ...now, focused: false }))}
    >
      <div className="wrap">
        <div className={styles.lift}>
          <Notice status={shown.status} onClose={closeNotification} closeLabel={texts.close}>
            {shown.message ?? texts.generic}
          </Notice>
        </div>
      </div>
    </div>
  );
}

/** Counts only while nobody points at the message or has focus in it. */
function useCloseAfter(time: number, paused: boolean): void {
  const left = useRef(time);
  useEffect(() => {
    if (paused) return undefined;
    const since = performance.now();
    const closing = setTimeout(closeNotification, left.current);
    return () => {
      clearTimeout(closing);
      left.current -= performance.now() - since;
    };
  }, [paused]);
}
