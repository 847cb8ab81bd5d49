import styles from "../mobile-menu.module.css";
import { useFrameTexts } from "./frame-texts.ts";
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
      <div className={styles.stores}>
        <p>{texts.getApp}</p>
        <StoreLinks />
      </div>
    </>
  );
}
