import { unbroken } from "../../ui/unbroken.tsx";
import { NOTIFICATION_MS } from "@waslijn/contract/shared/constants";
import { useEffect, useRef, useState } from "react";
import { Notice } from "../../ui/notice.tsx";
import styles from "./notification-banner.module.css";
import { useNotificationTexts } from "../../i18n/part-texts.ts";
import { closeNotification, type Shown } from "./notify.ts";

const AIR = 8;

/** Keeps the focused element from being covered by a sticky box, now and at each focus change. */
function keepFocusVisible(box: HTMLElement): () => void {
  const uncover = (): void => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || box.contains(focused)) return;
    const its = focused.getBoundingClientRect();
    const ours = box.getBoundingClientRect();
    if (its.top < ours.bottom && its.bottom > ours.top) {
      scrollBy({ top: its.top - ours.bottom - AIR });
    }
  };
  uncover();
  addEventListener("focusin", uncover);
  return () => removeEventListener("focusin", uncover);
}

/** One message; closes after a time unless hovered or focused (CHROME-24). */
export default function Banner({ shown }: { shown: Shown }) {
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
            {unbroken(shown.message ?? texts.generic)}
          </Notice>
        </div>
      </div>
    </div>
  );
}

/** Timer that pauses while the message is hovered or has focus. */
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
