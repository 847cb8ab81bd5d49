import { brand } from "@waslijn/contract/shared/brand";
import { fromTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { useSyncExternalStore, type ReactNode } from "react";
import { formatDate } from "../../../i18n/format-date.ts";
import { useLanguage } from "../../../i18n/language-context.ts";
import { ButtonLink, TextLink } from "@waslijn/ui/button/button.tsx";
import { classes } from "@waslijn/ui/classes.ts";
import { Drawing } from "@waslijn/ui/drawings/drawing.tsx";
import { Swing } from "@waslijn/ui/swing/swing.tsx";
import type { DrawingName } from "@waslijn/ui/drawings/names.ts";
import { Head } from "../../../parts/navigation/head.tsx";
import { useHref } from "../../../parts/navigation/use-visit.ts";
import { OrderReceipt } from "./order-receipt.tsx";
import { useOrderTexts } from "../order-texts.ts";
import { placedOrder, type PlacedOrder } from "../placing/placed-order.ts";
import styles from "./placed-screen.module.css";
import { StepHeading } from "./step-heading.tsx";

/** Screen 4. After a reload nothing is known of the order any more, and the text is a general one. */
export function PlacedScreen({ children }: { children?: ReactNode }) {
  const { placed } = useOrderTexts();
  const order = useSyncExternalStore(placedOrder.subscribe, placedOrder.read, () => undefined);
  const { name, email } = personOf(order);
  return (
    <div className={styles.page}>
      <Head title={placed.pageTitle} />
      {/* Without a receipt the line hangs free. */}
      {order ? null : <Swing kind="top" className={styles.line} />}
      <div className={classes("wrap", styles.split)}>
        <section className={styles.text}>
          <StepHeading
            title={name ? placed.titleFor(name) : placed.title}
            lede={email ? placed.confirmationTo(email) : placed.confirmation}
          />
        </section>
        {order ? (
          <div className={styles.receipt}>
            <PlacedReceipt order={order} />
          </div>
        ) : null}
        <section className={styles.more}>
          <WhatNext order={order} />
          <Links />
          {children}
        </section>
      </div>
    </div>
  );
}

function personOf(order: PlacedOrder | undefined): { name?: string; email?: string } {
  if (!order) return {};
  const { user, order: sent } = order.body;
  const name = sent.data.contact?.name ?? user.fullName ?? "";
  return { name: name.split(" ")[0] ?? "", email: sent.data.contact?.email ?? user.email ?? "" };
}

function PlacedReceipt({ order: { answer, body } }: { order: PlacedOrder }) {
  const { receipt } = useOrderTexts();
  const { order, user } = body;
  return (
    <OrderReceipt
      hang="line"
      header={
        answer?.number ? (
          <>
            {receipt.number} <b>{answer.number}</b>
          </>
        ) : (
          receipt.label
        )
      }
      pickup={fromTimestamp(answer?.pickupTime ?? order.pickupTime)}
      delivery={order.deliveryTime ? fromTimestamp(order.deliveryTime) : null}
      address={order.pickupLocation.address}
      services={order.cleaningServices}
      withDeposit={user.hasBag !== true}
      foot={receipt.keep}
    />
  );
}

function WhatNext({ order }: { order: PlacedOrder | undefined }) {
  const { placed } = useOrderTexts();
  const language = useLanguage();
  const frame = order?.answer?.frames?.pickup;
  const pickup = frame
    ? placed.pickupAt(
        formatDate(fromTimestamp(frame.from).date, language),
        fromTimestamp(frame.from).time,
        fromTimestamp(frame.to).time,
      )
    : placed.pickup;
  const bag = order?.body.user.hasBag ? placed.bagOwned : placed.bag;
  return (
    <ol className={styles.next}>
      <Point drawing="bag" title={placed.bagTitle} text={bag} />
      <Point drawing="van" title={placed.pickupTitle} text={pickup} />
      <Point drawing="box" title={placed.payTitle} text={placed.pay} />
    </ol>
  );
}

function Point({ drawing, title, text }: { drawing: DrawingName; title: string; text: string }) {
  return (
    <li>
      <Drawing name={drawing} className={styles.drawing} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </li>
  );
}

function Links() {
  const { placed } = useOrderTexts();
  const to = useHref();
  return (
    <>
      <p className={styles.links}>
        <ButtonLink kind="line" href={to("home")}>
          {placed.home}
        </ButtonLink>
        <TextLink href={to("faq")}>{placed.faq}</TextLink>
      </p>
      <p className="quiet">
        {placed.change} <TextLink href={brand.phoneLink}>{brand.phone}</TextLink>.
      </p>
    </>
  );
}
