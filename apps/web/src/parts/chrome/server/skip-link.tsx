import styles from "../header.module.css";
import { useFrameTexts } from "./frame-texts.ts";

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {useFrameTexts().skip}
    </a>
  );
}
