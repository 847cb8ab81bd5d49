import { brandFoot } from "@waslijn/contract/shared/brands/brand-foot";
import { ButtonLink } from "../../../ui/button.tsx";
import { Drawing, Icon } from "../../../ui/drawing.tsx";
import styles from "../app-block.module.css";
import { useFrameTexts } from "./frame-texts.ts";
import { STORE_NAMES } from "../store-names.ts";

/** The two large stores; on a device of one platform the other is hidden (CHROME-06). */
const HEADER_STORES = ["ios", "android"] as const;

export function StoreLinks() {
  return (
    <ul>
      {HEADER_STORES.map((store) => (
        <li key={store} data-store={store}>
          <a href={brandFoot.stores[store]} rel="noopener" title={STORE_NAMES[store]}>
            <Icon name={`store-${store}`} />
            <span>{STORE_NAMES[store]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Link to the app; only inside the app's web view (CHROME-28, CONT-04). */
export function AppBlock() {
  const texts = useFrameTexts();
  return (
    <aside className="wrap no-print" aria-labelledby="app-block">
      <div className={styles.block}>
        <Drawing name="app" className={styles.drawing} />
        <div className={styles.words}>
          <h2 id="app-block">{texts.app.title}</h2>
          <p>{texts.app.text}</p>
        </div>
        <ul className={styles.stores}>
          {HEADER_STORES.map((store) => (
            <li key={store} data-store={store}>
              <ButtonLink kind="line" icon="download" href={brandFoot.stores[store]} rel="noopener">
                {STORE_NAMES[store]}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
