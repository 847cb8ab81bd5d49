import { formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import type { OrderBill, OrderView } from "@waslijn/contract/customer/my-order";
import { useTransition, type ReactNode, type ComponentType } from "react";
import { Actions } from "../../ui/actions.tsx";
import { Button, ButtonLink, TextButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { PhoneLink } from "../../parts/chrome/phone-link.tsx";
import { useHydrated } from "@waslijn/design/use-hydrated.ts";
import { useHref } from "../../parts/navigation/visit.ts";
import { keepOrderAgain, routeOf } from "../../parts/order-links/order-again.ts";
import { OrderLine } from "../../parts/order-life/order-line.tsx";
import { choosable, type Doing, isOrderedByLink, needsWindow, useCents } from "./doing.ts";
import { useMyOrderTexts } from "./my-order-texts.ts";
import styles from "./order-screen.module.css";
import { type MyOrder } from "./use-my-order.ts";
import { isBilledPerPiece } from "@waslijn/contract/shared/order-life";
import { useLanguage } from "../../i18n/language-context.ts";
import { situationOf, useSentence } from "../../parts/order-life/situation.ts";
import { whenOf } from "../../parts/order-life/life-steps.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";

type Parts = typeof import("./actions/acts.ts");

/** Static parts: hydrated late, since the server has rendered them. */
const orderPart = <Props extends object>(pick: (parts: Parts) => ComponentType<Props>) =>
  lazyPart<Props>(async () => ({ default: pick(await import("./actions/acts.ts")) }));

const BillLede = orderPart((parts) => parts.BillLede);
const NextStop = lazyPart(async () => ({ default: (await import("./parts/coming.tsx")).NextStop }));

type OrderHeadProps = { view: OrderView; news: ReactNode; mine: MyOrder };

/** Delivered or cancelled, and nothing to pay. */
const isOver = ({ state, bill }: OrderView): boolean =>
  (state === "delivered" || state === "cancelled") && !(bill && isAskedFor(bill));

/** A written-off bill can be paid, but is not asked for. */
const isAskedFor = ({ open, state }: OrderBill): boolean => open > 0 && state !== "written-off";

/** Number, status sentence and latest notice. */
function OrderHead({ view, news, mine }: OrderHeadProps) {
  const texts = useMyOrderTexts();
  const sentence = useSentence(view);
  const lede = useLede(view);
  const isHydrated = useHydrated();
  return (
    <div className={classes("wrap", styles.head)}>
      {/* Live region: always rendered, so that changes are announced without focus (MINE-03). */}
      <div role="status" className={styles.news}>
        {view.next ? <NextStop view={view} /> : null}
        {news}
      </div>
      <p className={styles.eyebrow}>
        <span>
          {texts.order} <b>{view.number}</b>
        </span>
        {isHydrated && !(mine.connected && isOver(view)) ? (
          <span className={mine.connected ? styles.live : styles.offline}>
            {mine.connected ? texts.live : texts.offline}
          </span>
        ) : null}
      </p>
      <h1 tabIndex={-1}>{sentence}</h1>
      {view.bill && isAskedFor(view.bill) && !needsWindow(view) ? (
        <BillLede bill={view.bill} />
      ) : lede ? (
        <p className="lede">{lede}</p>
      ) : null}
    </div>
  );
}

function useLede(view: OrderView): string {
  const { ledes } = useMyOrderTexts();
  const language = useLanguage();
  const cents = useCents();
  const { kind, pickup, delivery, missedFee } = view;
  switch (situationOf(view)) {
    case "placed":
      return isBilledPerPiece(kind) ? ledes.placed : ledes.placedUnbilled;
    case "pickupMissed":
      return ledes.pickupMissed(formatWholeDate(pickup.date, language));
    case "pickupGone":
    case "deliveryGone":
      return ledes.gone;
    case "pickedUp":
    case "pickedUpUncounted":
      return delivery ? ledes.back(whenOf(delivery, language)) : "";
    case "deliveryMissed":
      return missedFee > 0
        ? ledes.deliveryMissedAgain(cents(missedFee))
        : ledes.deliveryMissed(formatWholeDate(delivery?.date ?? pickup.date, language));
    case "part":
      return ledes.part;
    case "withdrawn":
      return ledes.withdrawn;
    case "delivered":
    case "ended":
      return ledes.delivered;
    case "cancelled":
      return ledes.cancelled;
    default:
      return "";
  }
}

const OrderPaper = orderPart((parts) => parts.OrderPaper);
const OrderWindows = orderPart((parts) => parts.OrderWindows);
const OrderDeliveries = lazyPart(() => import("./parts/order-deliveries.tsx"));
const DriverNotes = orderPart((parts) => parts.DriverNotes);
const ChangeTerms = orderPart((parts) => parts.ChangeTerms);
const OrderHistory = orderPart((parts) => parts.OrderHistory);
const PayBar = orderPart((parts) => parts.PayBar);
const OrderCare = orderPart((parts) => parts.OrderCare);
const OrderInvoices = orderPart((parts) => parts.OrderInvoices);

type Props = {
  view: OrderView;
  /** Notice about the latest change. */
  news: ReactNode;
  mine: MyOrder;
  onStart: (doing: Doing) => Promise<void>;
  /** The order's plan, or the link to one. */
  plan: ReactNode;
  /** The right of withdrawal, while it can be used. */
  withdrawal: ReactNode;
  /** Form shown instead of the driver notes. */
  details: ReactNode;
};

/** The order with links to each change (MINE-02). */
export function OrderScreen(props: Props) {
  const { view, news, mine, onStart, plan, withdrawal, details } = props;
  const isCancelled = view.state === "cancelled";
  const notes = (
    <div className={styles.notes}>{details ?? <DriverNotes view={view} onStart={onStart} />}</div>
  );
  // One column on phones: the bill and the code form come before everything else.
  const isBilled = view.bill !== null;
  const isCodeAsked = view.hides === "until-code";
  const isFirst = isBilled || isCodeAsked;
  // The code form has no bar of its own.
  const isEdited = Boolean(details) && !isCodeAsked;
  const side = (
    <div className={styles.side}>
      {isBilled ? null : notes}
      <OrderPaper view={view} />
    </div>
  );
  return (
    <>
      <OrderHead view={view} news={news} mine={mine} />
      <div className={classes("wrap", styles.layout, isCancelled && styles.bare)}>
        {isCancelled ? null : <OrderLine order={view} />}
        {isFirst ? side : null}
        <div className={styles.main}>
          {isCancelled ? null : <OrderWindows view={view} />}
          {view.deliveries.length > 0 ? <OrderDeliveries view={view} /> : null}
          <ChangeTerms view={view} />
          <OrderActions view={view} onStart={onStart} isEdited={isEdited} />
          {isBilled ? notes : null}
          {plan}
          {view.bill?.invoices.length ? <OrderInvoices invoices={view.bill.invoices} /> : null}
          {view.care ? <OrderCare version={view.version} /> : null}
          <OrderHistory view={view} />
          {withdrawal}
        </div>
        {isFirst ? null : side}
      </div>
      {view.bill?.pay ? <PayBar path={view.bill.pay} cents={view.bill.open} /> : null}
    </>
  );
}

type OrderActionsProps = Pick<Props, "view" | "onStart"> & {
  /** True while a form is open, whose own bar is at the bottom. */
  isEdited: boolean;
};

function OrderActions({ view, onStart, isEdited }: OrderActionsProps) {
  const [isOpening, open] = useTransition();
  const { actions } = useMyOrderTexts();
  const order = useHref()(routeOf(view.kind), view.again ? { page: "select-dates" } : {});
  const isHydrated = useHydrated();
  const windows = choosable(view);
  const isOver = view.state === "delivered" || view.state === "cancelled";
  /** Only one primary button: paying, where there is something to pay. */
  const isDue = Boolean(view.bill?.pay);
  const bar = classes(styles.actions, (isDue || isEdited) && styles.still);
  if (isOver) {
    return (
      <Actions className={bar} why={view.again ? actions.againHint : undefined}>
        <ButtonLink
          kind={isDue ? "line" : "main"}
          href={order}
          onClick={(event) => {
            if (isOrderedByLink(view)) {
              event.preventDefault();
              void onStart("again");
            } else keepOrderAgain(view);
          }}
        >
          {actions.again}
        </ButtonLink>
      </Actions>
    );
  }
  if (!windows) {
    return (
      <p className={styles.say}>
        {actions.no} <PhoneLink />
      </p>
    );
  }
  const word = needsWindow(view) ? "newMoment" : windows === "pickup" ? "change" : "changeDelivery";
  return (
    <>
      {isHydrated ? null : (
        <noscript>
          <p className={styles.say}>
            {actions.noScript} <PhoneLink />
          </p>
        </noscript>
      )}
      <div className={styles.orderActions}>
        <Actions className={bar}>
          <Button
            kind={isDue ? "line" : "main"}
            busy={isOpening}
            data-do="change"
            onClick={() => open(() => onStart("change"))}
          >
            {actions[word]}
          </Button>
        </Actions>
        {view.allowed.cancel.may === "no" ? null : (
          <TextButton className={styles.quiet} onClick={() => void onStart("cancel")}>
            {actions.cancel}
          </TextButton>
        )}
      </div>
    </>
  );
}
