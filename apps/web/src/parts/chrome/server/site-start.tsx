import { brand } from "@waslijn/contract/shared/brand";
import { Logo } from "../../../ui/drawing.tsx";
import { Link } from "../../navigation/link.tsx";
import styles from "../header.module.css";
import { useFrameTexts } from "./frame-texts.ts";

/** Logo that links to home (CHROME-01). */
export function SiteStart() {
  return (
    <Link route="home" className={styles.logo}>
      <Logo label={brand.name} />
    </Link>
  );
}

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {useFrameTexts().skip}
    </a>
  );
}
