import type { OrderView } from "@waslijn/contract/customer/my-order";
import { isBilledPerPiece } from "@waslijn/contract/shared/order-life";
import { Suspense } from "react";
import { Receipt, type ReceiptRow } from "@waslijn/ui/receipt/receipt.tsx";
import { lazyFile } from "../../lib/lazy-part.tsx";
import { useMyOrderTexts } from "./my-order-texts.ts";
import styles from "./order-screen.module.css";
import { usePlace } from "./use-place.tsx";

const BillPaper = lazyFile(() => import("./bill/bill-paper.tsx"));
const OrderFindings = lazyFile(() => import("./findings/order-findings.tsx"));

/** The order on paper, hanging from its own line; once it is counted with what it costs. */
export default function OrderPaper({ view }: { view: OrderView }) {
  const { receipt } = useMyOrderTexts();
  return (
    <aside className={styles.paper} aria-label={receipt.label}>
      {view.bill ? (
        <Suspense fallback={<OrderedPaper view={view} />}>
          <BillPaper view={view} bill={view.bill} />
        </Suspense>
      ) : (
        <OrderedPaper view={view} />
      )}
      {view.findings.length > 0 ? (
        <Suspense>
          <OrderFindings findings={view.findings} />
        </Suspense>
      ) : null}
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
