import type { OrderView } from "@waslijn/contract/customer/my-order";
import { isBilledPerPiece } from "@waslijn/contract/shared/order-life";
import { Receipt, type ReceiptRow } from "@waslijn/ui/receipt/receipt.tsx";
import { useMyOrderTexts } from "./my-order-texts.ts";
import styles from "./order-screen.module.css";

/** The order on paper, hanging from its own line. */
export function OrderPaper({ view }: { view: OrderView }) {
  const { receipt, order } = useMyOrderTexts();
  const { address, postalCode, contact, services, bags } = view;
  const [first = "", ...others] = address;
  const names = (line: string): boolean => line.replaceAll(" ", "").includes(postalCode);
  const place = others.some(names) ? others : [...others, postalCode];
  const rows: ReceiptRow[] = [
    {
      label: receipt.address,
      value: (
        <>
          <b>{first}</b>
          {place.filter(Boolean).join(", ")}
        </>
      ),
    },
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
    <aside className={styles.paper} aria-label={receipt.label}>
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
    </aside>
  );
}
