import { classes } from "@waslijn/ui/classes.ts";
import { Icon } from "@waslijn/ui/drawings/drawing.tsx";
import { formatDate } from "../../i18n/format-date.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import { isRepeatable } from "../../parts/order-again/order-again.ts";
import styles from "./my-orders.module.css";
import { useMyOrdersTexts } from "./my-orders-texts.ts";
import { AgainButton } from "./again-button.tsx";
import type { ListedOrder } from "./next-stop.ts";

/** Those of a company or location tell bags instead of offering the same again. */
type Row = ListedOrder & { bags?: number | null | undefined };

const isOver = (state: ListedOrder["state"]): boolean =>
  state === "delivered" || state === "cancelled";

/** Newest first, each the way to its own page. */
export function OrderRows({ heading, orders }: { heading: string; orders: readonly Row[] }) {
  const texts = useMyOrdersTexts();
  const language = useLanguage();
  return (
    <section className={styles.past} aria-labelledby="other-orders">
      <h2 id="other-orders">{heading}</h2>
      <ul>
        {orders.map(({ number, kind, state, pickup, delivery, services, bags, link }) => (
          <li key={number}>
            <a href={link}>
              <span>
                <strong>
                  {formatDate(
                    (state === "delivered" && delivery ? delivery : pickup).date,
                    language,
                  )}
                </strong>
                <span>
                  <Told bags={bags} services={services} number={number} />
                </span>
              </span>
              <span className={classes(styles.tag, !isOver(state) && styles.open)}>
                {texts.states[state]}
              </span>
              <Icon name="next" />
            </a>
            {bags === undefined && isOver(state) && isRepeatable(kind) ? (
              <AgainButton number={number} link={link} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Told({ bags, services, number }: Pick<Row, "bags" | "services" | "number">) {
  const { owned } = useMyOrdersTexts();
  const words = [...(bags ? [owned.bags(bags)] : []), ...services.map(({ name }) => name)];
  if (words.length === 0) return number;
  return (
    <>
      {words.join(", ")} <span className="nb">· {number}</span>
    </>
  );
}
