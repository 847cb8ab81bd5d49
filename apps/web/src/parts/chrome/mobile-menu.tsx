import { useEffect, useRef, type ReactNode } from "react";
import { IconButton } from "../../ui/button.tsx";
import { useVisit } from "../navigation/visit.ts";
import { ServerPart } from "../navigation/server-part.tsx";
import { useChromeTexts } from "../../i18n/part-texts.ts";
import styles from "./mobile-menu.module.css";

const ID = "site-menu";

/**
 * Menu of narrow screens, a native popover: opens without script, closes on Escape and outside presses, and restores
 * focus (CHROME-04).
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const texts = useChromeTexts();
  const panel = useRef<HTMLDivElement>(null);
  const visit = useVisit();
  useEffect(() => {
    const shown = panel.current;
    return () => shown?.hidePopover?.();
  }, [visit]);
  return (
    <>
      <IconButton
        className={styles.open}
        label={texts.openMenu}
        icon="menu"
        popoverTarget={ID}
        aria-haspopup="dialog"
      />
      <div
        ref={panel}
        id={ID}
        popover="auto"
        role="dialog"
        className={styles.panel}
        aria-label={texts.menu}
      >
        <IconButton
          className={styles.close}
          label={texts.closeMenu}
          icon="close"
          popoverTarget={ID}
          popoverTargetAction="hide"
          autoFocus
        />
        <ServerPart name="menu-panel" />
        {children}
      </div>
    </>
  );
}
