import styles from "../header.module.css";
import { useFrameTexts } from "./frame-texts.ts";
import { LoginLink, OrderLink, SiteLinks } from "./site-links.tsx";
import { StoreLinks } from "./app-block.tsx";

/** Main menu, order link and app stores; side by side on wide screens. */
export function SiteMenu() {
  const texts = useFrameTexts();
  return (
    <>
      <nav className={styles.nav} aria-label={texts.menu}>
        <SiteLinks />
      </nav>
      <OrderLink className={styles.order} />
      <div className={styles.stores} role="group" aria-label={texts.getApp}>
        <StoreLinks />
      </div>
      <LoginLink className={styles.login} />
    </>
  );
}
