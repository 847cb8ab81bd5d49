import { useEffect, useRef } from "react";
import { IconButton } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/drawings/drawing.tsx";
import { Link } from "../navigation/link.tsx";
import { usePlace } from "../navigation/use-place.ts";
import { useSession } from "../session/use-session.ts";
import { useChromeTexts } from "./chrome-texts.ts";
import styles from "./mobile-menu.module.css";
import { SiteLinks } from "./site-links.tsx";
import { StoreLinks } from "./store-links.tsx";

const ID = "site-menu";

/**
 * The menu of narrow screens, a native popover: it opens without a script, closes on Escape and on a press
 * beside it, and gives the focus back (CHROME-04).
 */
export function MobileMenu() {
  const texts = useChromeTexts();
  const panel = useRef<HTMLDivElement>(null);
  const place = usePlace();
  useEffect(() => {
    const shown = panel.current;
    return () => shown?.hidePopover?.();
  }, [place]);
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
        <MenuContent />
      </div>
    </>
  );
}

function MenuContent() {
  const texts = useChromeTexts();
  const isUser = useSession().type === "user";
  return (
    <>
      <nav className={styles.links} aria-label={texts.menu}>
        <SiteLinks />
      </nav>
      {isUser ? (
        <Link route="logout" className={styles.logout}>
          <Icon name="logout" />
          {texts.logout}
        </Link>
      ) : null}
      <div className={styles.stores}>
        <p>{texts.getApp}</p>
        <StoreLinks />
      </div>
    </>
  );
}
