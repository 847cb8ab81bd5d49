import { formatDate } from "@waslijn/contract/shared/formats/dates";
import { unbroken } from "../../../ui/unbroken.tsx";
import { brand } from "@waslijn/contract/shared/brand";
import { firstName } from "@waslijn/contract/shared/first-name";
import { fromTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { useSyncExternalStore, type ReactNode } from "react";
import { PhoneLink } from "../../../parts/chrome/phone-link.tsx";
import { useLanguage } from "../../../i18n/language-context.ts";
import { Button, ButtonLink, TextLink } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Drawing, type DrawingName } from "../../../ui/drawing.tsx";
import { Swing } from "../../../ui/swing.tsx";
import { Head } from "../../../parts/navigation/link.tsx";
import { navigate } from "../../../parts/navigation/navigate.ts";
import { useHref } from "../../../parts/navigation/visit.ts";
import { OrderReceipt } from "./order-receipt.tsx";
import { useOrderTexts } from "../order-texts.ts";
import { placedOrder, type PlacedOrder } from "../placed-order.ts";
import styles from "./placed-screen.module.css";
import { StepHeading } from "./step-heading.tsx";

/** Screen 4. Without an order on this device it shows no thanks. */
export function PlacedScreen({ children }: { children?: ReactNode }) {
  const { placed } = useOrderTexts();
  const order = useSyncExternalStore(placedOrder.subscribe, placedOrder.read, () => null);
  return (
    <div className={styles.page}>
      <Head title={placed.pageTitle} />
      {/* Without a receipt, draw the line alone. */}
      {order ? null : <Swing kind="top" className={styles.line} />}
      <div className={classes("wrap", styles.split)}>
        <section className={styles.text}>
          <Heading order={order} />
          {order?.answer?.link ? <FollowButton link={order.answer.link} /> : null}
        </section>
        {order ? (
          <div className={styles.receipt}>
            <PlacedReceipt placed={order} />
          </div>
        ) : null}
        <section className={styles.more}>
          {order ? <WhatNext order={order} /> : null}
          <Links order={order} />
          {children}
        </section>
      </div>
    </div>
  );
}

/** Null until storage has been read (during server rendering and hydration). */
type Known = PlacedOrder | undefined | null;

function Heading({ order }: { order: Known }) {
  const { placed } = useOrderTexts();
  if (order === null) return <StepHeading title={placed.pageTitle} />;
  if (!order) return <StepHeading title={placed.noneTitle} lede={placed.none} />;
  const { name = "", email } = order.person ?? {};
  const first = firstName(name);
  return (
    <StepHeading
      title={first ? placed.titleFor(first) : placed.title}
      lede={email ? placed.confirmationTo(email) : placed.confirmation}
    />
  );
}

function PlacedReceipt({ placed }: { placed: PlacedOrder }) {
  const { receipt } = useOrderTexts();
  const { answer, order, hasBag, person, company, couponCode } = placed;
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
      address={person?.address ?? ""}
      company={company}
      services={order.cleaningServices}
      withDeposit={hasBag !== true}
      couponCode={couponCode}
      foot={receipt.keep}
    />
  );
}

function WhatNext({ order }: { order: PlacedOrder }) {
  const { placed } = useOrderTexts();
  const language = useLanguage();
  const frame = order.answer?.frames?.pickup;
  const pickup = frame
    ? placed.pickupAt(
        formatDate(fromTimestamp(frame.from).date, language),
        fromTimestamp(frame.from).time,
        fromTimestamp(frame.to).time,
      )
    : placed.pickup;
  return (
    <ol className={styles.next}>
      <Point
        drawing="bag"
        title={placed.bagTitle}
        text={order.hasBag ? placed.bagOwned : placed.bag}
      />
      <Point drawing="van" title={placed.pickupTitle} text={pickup}>
        <CalendarButton order={order} />
      </Point>
      <Point
        drawing="box"
        title={placed.payTitle}
        text={order.company ? placed.payByCompany : placed.pay}
      />
    </ol>
  );
}

type PointProps = { drawing: DrawingName; title: string; text: string; children?: ReactNode };

function Point({ drawing, title, text, children }: PointProps) {
  return (
    <li>
      <Drawing name={drawing} className={styles.drawing} />
      <div>
        <h2>{title}</h2>
        <p>{unbroken(text)}</p>
        {children}
      </div>
    </li>
  );
}

/** Calendar file with both windows; only if the response has their length. */
function CalendarButton({ order: { answer, person } }: { order: PlacedOrder }) {
  const { placed, receipt } = useOrderTexts();
  const frames = answer?.frames;
  if (!frames) return null;
  const entries = (["pickup", "delivery"] as const).flatMap((window) => {
    const frame = frames[window];
    const title = `${brand.name}: ${receipt[window].toLowerCase()}`;
    const place = person?.address ?? "";
    const orderId = answer.id ?? answer.number ?? frame?.from ?? "";
    return frame ? [{ ...frame, orderId, window, title, place }] : [];
  });
  const save = async (): Promise<void> =>
    (await import("../save-calendar.ts")).saveCalendar(entries);
  return (
    <Button kind="line" icon="calendar" className={styles.calendar} onClick={() => void save()}>
      {placed.calendar}
    </Button>
  );
}

/**
 * Opens the order's page without waiting for the mail (MINE-12). A button, not a link: analytics tags read link URLs,
 * and this one contains the token.
 */
function FollowButton({ link }: { link: string }) {
  const { placed } = useOrderTexts();
  return (
    <Button className={styles.follow} onClick={() => navigate(link)}>
      {placed.follow}
    </Button>
  );
}

function Links({ order }: { order: Known }) {
  const { placed } = useOrderTexts();
  const to = useHref();
  return (
    <>
      <p className={styles.links}>
        {order === undefined ? (
          <ButtonLink href={to("order", { page: "address-selection" })}>{placed.start}</ButtonLink>
        ) : null}
        <ButtonLink kind="line" href={to("home")}>
          {placed.home}
        </ButtonLink>
        <TextLink href={to("faq")}>{placed.faq}</TextLink>
      </p>
      {order ? (
        <p className="quiet">
          {placed.change} <PhoneLink />.
        </p>
      ) : null}
    </>
  );
}
