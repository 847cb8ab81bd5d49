import type { OrderView } from "@waslijn/contract/customer/my-order";
import { isBilledPerPiece } from "@waslijn/contract/shared/order-life";
import { Receipt, type ReceiptRow } from "@waslijn/ui/receipt/receipt.tsx";
import { BillPaper } from "./bill/bill-paper.tsx";
import { OrderFindings } from "./findings/order-findings.tsx";
import { useMyOrderTexts } from "./my-order-texts.ts";
import styles from "./order-screen.module.css";
import { usePlace } from "./use-place.tsx";

/** The order on paper, hanging from its own line; once it is counted with what it costs. */
export function OrderPaper({ view }: { view: OrderView }) {
  const { receipt } = useMyOrderTexts();
  return (
    <aside className={styles.paper} aria-label={receipt.label}>
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
