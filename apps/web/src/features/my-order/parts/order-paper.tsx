import type { OrderView, OrderBill } from "@waslijn/contract/customer/my-order";
import { isBilledPerPiece } from "@waslijn/contract/shared/order-life";
import { Receipt, type ReceiptRow } from "../../../ui/receipt.tsx";
import { useMyOrderTexts } from "../my-order-texts.ts";
import screen from "../order-screen.module.css";
import { BillLines, METHOD_DRAWINGS, usePayBy } from "../../../parts/bill/bill-lines.tsx";
import { useApiBase } from "../../../api/api-base.ts";
import { photoPath, useOrderPartsTexts } from "./call-care.ts";
import { useOrderToken } from "../doing.ts";
import { PAY_METHODS } from "@waslijn/contract/shared/payments";
import { Drawing } from "../../../ui/drawing.tsx";
import { unbroken } from "../../../ui/unbroken.tsx";
import { useBillTexts } from "../../../parts/bill/bill-texts.ts";
import { PhoneLink } from "../../../parts/chrome/phone-link.tsx";
import styles from "./bill.module.css";
import { PayButton } from "./pay-button.tsx";

/** The order as a receipt; after counting, with its bill. */
export function OrderPaper({ view }: { view: OrderView }) {
  const { receipt } = useMyOrderTexts();
  return (
    <aside className={screen.paper} aria-label={receipt.label}>
      {view.bill ? <BillPaper view={view} bill={view.bill} /> : <OrderedPaper view={view} />}
      {view.findings.length > 0 ? <OrderFindings findings={view.findings} /> : null}
    </aside>
  );
}

function OrderedPaper({ view }: { view: OrderView }) {
  const { receipt, order } = useMyOrderTexts();
  const { contact, services, bags } = view;
  const rows: ReceiptRow[] = [
    ...usePlace(view),
    ...(contact.name
      ? [
          {
            label: receipt.for,
            value: (
              <>
                <b>{contact.name}</b>
                {contact.phone}
              </>
            ),
          },
        ]
      : []),
    ...(bags ? [{ label: receipt.bags, value: <b>{bags}</b> }] : []),
  ];
  const hasNoBill = view.state === "placed" || view.state === "picked-up";
  return (
    <Receipt
      hang="line"
      header={
        <>
          {order} <b>{view.number}</b>
        </>
      }
      rows={rows}
      lines={services.map(({ name }) => ({ label: name, value: "" }))}
      foot={hasNoBill && isBilledPerPiece(view.kind) ? receipt.nothing : undefined}
    />
  );
}

type Props = { view: OrderView; bill: OrderBill };

/** The bill, line by line, on the receipt (MINE-07). */
function BillPaper({ view, bill }: Props) {
  const { order } = useMyOrderTexts();
  return (
    <Receipt
      hang="line"
      header={
        <>
          {order} <b>{view.number}</b>
        </>
      }
      rows={usePlace(view)}
      more={
        <>
          <BillLines bill={bill} />
          <ToPay bill={bill} />
        </>
      }
    />
  );
}

/** Address rows as on the order's receipt. */
function usePlace({ address, postalCode }: OrderView): ReceiptRow[] {
  const { receipt } = useMyOrderTexts();
  const [first = "", ...others] = address;
  const names = (line: string): boolean => line.replaceAll(" ", "").includes(postalCode);
  const place = others.some(names) ? others : [...others, postalCode];
  if (!first) return [];
  return [
    {
      label: receipt.address,
      value: (
        <>
          <b>{first}</b>
          {place.filter(Boolean).join(", ")}
        </>
      ),
    },
  ];
}

/** Stains and damage found at intake, with photos (COUNT-02). */
function OrderFindings({ findings }: Pick<OrderView, "findings">) {
  const texts = useOrderPartsTexts().findings;
  const token = useOrderToken();
  const base = useApiBase();
  return (
    <section className={screen.block} aria-labelledby="order-findings">
      <h2 id="order-findings">{texts.heading}</h2>
      <p className={screen.small}>{texts.lede}</p>
      <ul className={screen.findings}>
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

/** Below the total: the pay button, or the payment status. */
function ToPay({ bill }: { bill: OrderBill }) {
  const { howToPay } = useOrderPartsTexts().bill;
  const { overdue, chargedBack, wrong } = useBillTexts();
  const settled = useSettled(bill);
  const lastDay = usePayBy(bill.payBy);
  if (settled) {
    return (
      <div className={styles.pay}>
        <p>{settled}</p>
      </div>
    );
  }
  return (
    <div className={styles.pay}>
      {bill.state === "overdue" ? <p>{overdue}</p> : null}
      {bill.state === "charged-back" ? <p>{chargedBack}</p> : null}
      {bill.pay ? (
        <>
          <div className={styles.onPaper}>
            <PayButton path={bill.pay} cents={bill.open} />
          </div>
          <Ways />
        </>
      ) : (
        <p>{unbroken(howToPay(lastDay))}</p>
      )}
      <p className={styles.small}>
        {wrong} <PhoneLink />
      </p>
    </div>
  );
}

/** Text for a bill that needs no payment, or no longer. */
function useSettled({ state, isCollective, open, paid }: OrderBill): string | undefined {
  const { states, nothingOpen, collective } = useOrderPartsTexts().bill;
  if (isCollective) return collective;
  if (state === "open" || state === "overdue" || state === "charged-back") {
    return open === 0 ? nothingOpen : undefined;
  }
  return paid === 0 && state !== "written-off" ? nothingOpen : states[state];
}

function Ways() {
  const { methods } = useBillTexts();
  return (
    <ul className={styles.ways}>
      {PAY_METHODS.map((method) => (
        <li key={method}>
          <Drawing name={METHOD_DRAWINGS[method]} />
          {methods[method]}
        </li>
      ))}
    </ul>
  );
}
