import type { OrderBill } from "@waslijn/contract/customer/my-order";
import { useOrderPartsTexts } from "./order-parts-texts.ts";
import { useMoney } from "../../../parts/bill/use-money.ts";
import { usePayBy } from "../../../parts/bill/use-pay-by.ts";

/** How much, and until when. */
export function BillLede({ bill }: { bill: OrderBill }) {
  const { lede } = useOrderPartsTexts().bill;
  const money = useMoney();
  const lastDay = usePayBy(bill.payBy);
  return <p className="lede">{lede(money(bill.open), lastDay)}</p>;
}
