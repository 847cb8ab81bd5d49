import styles from "../mobile-menu.module.css";
import { useFrameTexts } from "./frame-texts.ts";
import { LoginLink } from "./login-link.tsx";
import { OrderLink } from "./order-link.tsx";
import { SiteLinks } from "./site-links.tsx";
import { StoreLinks } from "./store-links.tsx";

/** What the menu of narrow screens holds. */
export function MenuPanel() {
  const texts = useFrameTexts();
  return (
    <>
      <nav className={styles.links} aria-label={texts.menu}>
        <SiteLinks />
      </nav>
      <LoginLink className={styles.account} />
      <OrderLink className={styles.order} />
      <div className={styles.stores}>
        <p>{texts.getApp}</p>
        <StoreLinks />
      </div>
    </>
  );
}
