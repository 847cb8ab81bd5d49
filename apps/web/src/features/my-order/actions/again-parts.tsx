import type { AgainOffer, OrderView } from "@waslijn/contract/customer/my-order";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import { INSTRUCTION_NAMES } from "@waslijn/contract/shared/order-life";
import { useState } from "react";
import { defineTexts } from "../../../i18n/define-texts.ts";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import { useLanguage } from "../../../i18n/language-context.ts";
import { usePageData } from "../../../lib/page-data.ts";
import { useHref } from "../../../parts/navigation/visit.ts";
import { shortMoment } from "../../../parts/order-life/life-steps.ts";
import { keepOrderAgain, routeOf } from "../../../parts/order-links/order-again.ts";
import { configAmount } from "../../../parts/prices/price-of.ts";
import { TextLink } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/drawing.tsx";
import { useCents } from "../doing.ts";
import { useOrderPartsTexts } from "../parts/call-care.ts";
import styles from "./again-screen.module.css";
import type { Trip } from "./use-again.ts";

export const useAgainTexts = defineTexts({
  en: () => import("./again.en.ts"),
  nl: () => import("./again.nl.ts"),
});

const FREE_HOURS = 8;

/** Details copied from the order; they can be changed only in the order flow. */
export function FilledIn({ view }: { view: OrderView }) {
  const again = useAgainTexts();
  const { driver } = useOrderPartsTexts();
  const href = useHref()(routeOf(view.kind), { page: "select-dates" });
  const { contact, instructions, notes } = view;
  const rows: [label: string, value: string][] = [
    [again.service, view.services.map(({ name }) => name).join(", ")],
    [again.address, view.address.join(", ")],
    [again.for, [contact.name, contact.phone].filter(Boolean).join(", ")],
    ...INSTRUCTION_NAMES.map((name): [string, string] => [driver[name], instructions[name] ?? ""]),
    [driver.notes, notes],
    [again.bag, view.again?.hasBag === true ? again.hasBag : again.getsBag],
  ];
  return (
    <section className={styles.block} aria-labelledby="again-filled">
      <div className={styles.blockHead}>
        <h2 id="again-filled">{again.filled}</h2>
        <TextLink href={href} onClick={() => keepOrderAgain(view)}>
          {again.edit}
          <span className="hide">{again.editAll}</span>
        </TextLink>
      </div>
      <dl className={styles.rows}>
        {rows
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

export function Cost({
  least,
  before,
}: {
  least: AgainOffer["least"];
  before: number | undefined;
}) {
  const again = useAgainTexts();
  const language = useLanguage();
  const euros = (cents: number): string => formatCents(cents, language);
  return (
    <details className={styles.cost}>
      <summary>
        <span className={styles.costName}>
          <b>{again.least}</b>
          {before ? <small>{again.before(euros(before))}</small> : null}
        </span>
        <span className={styles.price}>{euros(least.total)}</span>
        <Icon name="down" />
      </summary>
      <ul className={styles.lines}>
        {least.lines.map(({ label, cents }) => (
          <li key={label}>
            <span>{label}</span>
            <span>{euros(cents)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Until when it costs nothing to change, before anything is confirmed (LIFE-11). */
export function Rule({ trip }: { trip: Trip }) {
  const again = useAgainTexts();
  const language = useLanguage();
  const cents = useCents();
  const fee = configAmount(usePageData().catalogue, "PRICE_LATE_CHANGE");
  const amount = fee === undefined ? "" : cents(Math.round(fee * 100));
  const until = new Date(Date.parse(trip.pickupTime) - FREE_HOURS * 3_600_000);
  const [now] = useState(() => Date.now());
  const isFree = until.getTime() > now;
  return (
    <p className={classes("quiet", styles.small)}>
      {isFree ? again.free(shortMoment(stamp(until), language), amount) : again.late(amount)}
    </p>
  );
}
