import { ButtonLink } from "@waslijn/ui/button/button.tsx";
import { Drawing } from "@waslijn/ui/drawings/drawing.tsx";
import { useHref, useWebView } from "../../parts/navigation/use-visit.ts";
import { useHomeTexts } from "./home-texts.ts";
import { ServerPart } from "../../parts/server-part/server-part.tsx";
import styles from "./hero.module.css";
import { PostalCodeCheck } from "./postal-code-check.tsx";

export function Hero() {
  const texts = useHomeTexts();
  const webView = useWebView();
  const priceList = useHref()("pricelist");
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.in}`}>
        <ServerPart name="hero-line" />
        <div className={styles.text}>
          <h1>{texts.hero}</h1>
          <p className="lede">{texts.lede}</p>
          <PostalCodeCheck />
          {webView ? (
            <ButtonLink kind="line" className={styles.prices} href={priceList}>
              {texts.priceListButton}
            </ButtonLink>
          ) : null}
        </div>
        <p className={styles.bag}>
          <Drawing name="bag" />
          <span>{texts.bagNote}</span>
        </p>
      </div>
    </section>
  );
}
