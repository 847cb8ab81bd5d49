import { brand } from "@waslijn/contract/brand";
import { Link } from "../navigation/link.tsx";
import { useChromeTexts } from "./chrome-texts.ts";
import styles from "./footer.module.css";

export function Footer() {
  const texts = useChromeTexts();
  return (
    <footer className={styles.foot}>
      <div className={`wrap ${styles.grid}`}>
        <p>{texts.tagline}</p>
        <p>
          {brand.street}
          <br />
          {brand.postalCode} {brand.city}
        </p>
        <p>
          <Link route="terms">{texts.terms}</Link> <Link route="cookie">{texts.privacy}</Link>
        </p>
      </div>
    </footer>
  );
}
