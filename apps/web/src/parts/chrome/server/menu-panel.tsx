import styles from "../mobile-menu.module.css";
import { useFrameTexts } from "./frame-texts.ts";
import { LoginLink, OrderLink, SiteLinks } from "./site-links.tsx";
import { StoreLinks } from "./app-block.tsx";

/** Content of the menu of narrow screens. */
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
