import type { OrderView } from "@waslijn/contract/customer/my-order";
import { useApiBase } from "../../../api/use-api-base.ts";
import { photoPath } from "../care/call-care.ts";
import screen from "../order-screen.module.css";
import { useOrderToken } from "../use-order-token.ts";
import { useOrderPartsTexts } from "../order-parts-texts.ts";
import styles from "./findings.module.css";

/** Stains and damage that were there when the laundry came in, with their photos (COUNT-02). */
export function OrderFindings({ findings }: Pick<OrderView, "findings">) {
  const texts = useOrderPartsTexts().findings;
  const token = useOrderToken();
  const base = useApiBase();
  return (
    <section className={screen.block} aria-labelledby="order-findings">
      <h2 id="order-findings">{texts.heading}</h2>
      <p className={screen.small}>{texts.lede}</p>
      <ul className={styles.findings}>
        {findings.map(({ piece, kinds, note, photos }, at) => (
          <li key={at}>
            <p>
              <b>{piece}</b> {kinds.map((kind) => texts.kinds[kind]).join(", ")}
              {note ? <span>{note}</span> : null}
            </p>
            {photos.map((id, place) => (
              <img
                key={id}
                src={base + photoPath(token, id)}
                alt={texts.photo(piece, place + 1)}
                loading="lazy"
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
