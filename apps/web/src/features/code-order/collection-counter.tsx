import type { CollectionCount } from "@waslijn/contract/customer/locations";
import { useCodeOrderTexts } from "./code-order-texts.ts";
import styles from "./found-point.module.css";

/** Collections placed today and the location's limit (CODE-25). */
export function CollectionCounter({ count }: { count: CollectionCount }) {
  const texts = useCodeOrderTexts();
  return (
    <p className={styles.count}>
      <span>{texts.count}</span>{" "}
      <b>
        {count.placed} / {count.limit}
      </b>
    </p>
  );
}
