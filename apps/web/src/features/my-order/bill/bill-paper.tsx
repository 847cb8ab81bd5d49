import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { OrderBill } from "@waslijn/contract/customer/order-bill";
import { Receipt } from "@waslijn/ui/receipt/receipt.tsx";
import { BillLines } from "../../../parts/bill/bill-lines.tsx";
import { useMyOrderTexts } from "../my-order-texts.ts";
import { usePlace } from "../use-place.tsx";
import { ToPay } from "./to-pay.tsx";

type Props = { view: OrderView; bill: OrderBill };

/** The bill, line by line, on the paper that hangs from the order's line (MINE-07). */
export function BillPaper({ view, bill }: Props) {
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
