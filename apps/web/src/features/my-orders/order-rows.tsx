import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/drawing.tsx";
import { useLanguage } from "../../i18n/language-context.ts";
import { useMoney } from "../../parts/bill/use-money.ts";
import { isRepeatable, keepOrderAgain, routeOf } from "../../parts/order-links/order-again.ts";
import styles from "./my-orders.module.css";
import { useMyOrdersTexts } from "./my-orders-texts.ts";
import { TextButton, TextLink } from "../../ui/button.tsx";
import { useState } from "react";
import { callByLink } from "../../api/call-by-link.ts";
import { navigate } from "../../parts/navigation/navigate.ts";
import { notifyGeneric } from "../../parts/notification/notify.ts";
import { href, match, orderTokenIn } from "../../paths.ts";
import type { MyOrders, OrderWindow } from "@waslijn/contract/customer/my-order";

/** Rows of a company or location show bags; repeating and paying are offered to consumers only. */
type Row = Omit<ListedOrder, "toPay" | "gone"> &
  Partial<Pick<ListedOrder, "toPay">> & { bags?: number | null | undefined };

const isOver = (state: ListedOrder["state"]): boolean =>
  state === "delivered" || state === "cancelled";

/** Orders, newest first, each linking to its page. */
export function OrderRows({ heading, orders }: { heading: string; orders: readonly Row[] }) {
  const texts = useMyOrdersTexts();
  const language = useLanguage();
  const money = useMoney();
  return (
    <section className={styles.past} aria-labelledby="other-orders">
      <h2 id="other-orders">{heading}</h2>
      <ul>
        {orders.map(({ number, kind, state, pickup, delivery, services, bags, link, toPay }) => (
          <li key={number}>
            <a href={link}>
              <span>
                <strong>
                  {formatLongDate(
                    (state === "delivered" && delivery ? delivery : pickup).date,
                    language,
                  )}
                </strong>
                <span>
                  <RowSummary bags={bags} services={services} number={number} />
                </span>
              </span>
              <span className={styles.end}>
                {toPay ? <b>{money(toPay.cents)}</b> : null}
                <span className={classes(styles.tag, (toPay || !isOver(state)) && styles.open)}>
                  {toPay ? texts.toPay : texts.states[state]}
                </span>
              </span>
              <Icon name="next" />
            </a>
            <div className={styles.acts}>
              {toPay ? <PayLink number={number} toPay={toPay} /> : null}
              {bags === undefined && isOver(state) && isRepeatable(kind) ? (
                <AgainButton number={number} link={link} />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RowSummary({ bags, services, number }: Pick<Row, "bags" | "services" | "number">) {
  const { owned } = useMyOrdersTexts();
  const words = [...(bags ? [owned.bags(bags)] : []), ...services.map(({ name }) => name)];
  if (words.length === 0) return number;
  return (
    <>
      {words.join(", ")}&nbsp;· <span className="nb">{number}</span>
    </>
  );
}

/** Starts a similar order. If the order's data is hidden by now, opens its page, which says what to do. */
function AgainButton({ number, link }: { number: string; link: string }) {
  const texts = useMyOrdersTexts();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    const found = match(link);
    const token = found.kind === "page" ? orderTokenIn(found.visit) : undefined;
    if (busy || !token) return;
    setBusy(true);
    try {
      const view = await callByLink("orderByLink", { params: { token } });
      keepOrderAgain(view);
      const next = href(routeOf(view.kind), language, { page: "select-dates" });
      navigate(view.again ? next : link);
    } catch (failure) {
      notifyGeneric("order-again", failure);
    }
    setBusy(false);
  };
  return (
    <TextButton aria-busy={busy} onClick={() => void start()}>
      {texts.again}
      <span className="hide">{texts.againLike(number)}</span>
    </TextButton>
  );
}

/** Link to pay the open amount of an order. */
export function PayLink({
  number,
  toPay: { cents, path },
}: {
  number: string;
  toPay: NonNullable<ListedOrder["toPay"]>;
}) {
  const texts = useMyOrdersTexts();
  const money = useMoney();
  return (
    <TextLink href={path}>
      {texts.pay(money(cents))}
      <span className="hide">{texts.payFor(number)}</span>
    </TextLink>
  );
}

export type ListedOrder = MyOrders["orders"][number];

export type NextStop = { order: ListedOrder; stop: "pickup" | "delivery"; window: OrderWindow };

/** The next stop of an order; a missed stop counts as still to come. */
function stopOf(order: ListedOrder): NextStop | undefined {
  const { state, pickup, delivery } = order;
  if (state === "delivered" || state === "cancelled") return undefined;
  if (state === "placed") return { order, stop: "pickup", window: pickup };
  return delivery ? { order, stop: "delivery", window: delivery } : undefined;
}

/** The earliest next stop, shown above the list (MINE-11). */
export function nextStop(orders: readonly ListedOrder[]): NextStop | undefined {
  return orders
    .flatMap((order) => stopOf(order) ?? [])
    .sort((one, other) => Date.parse(one.window.starts) - Date.parse(other.window.starts))[0];
}
