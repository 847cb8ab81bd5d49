import type { OrderBill } from "@waslijn/contract/customer/order-bill";
import { useBillTexts } from "./bill-texts.ts";
import { useMoney } from "./use-money.ts";
import { usePayBy } from "./use-pay-by.ts";

/** How much, and until when. */
export default function BillLede({ bill }: { bill: OrderBill }) {
  const { lede } = useBillTexts();
  const money = useMoney();
  const lastDay = usePayBy(bill.payBy);
  return <p className="lede">{lede(money(bill.open), lastDay)}</p>;
}
