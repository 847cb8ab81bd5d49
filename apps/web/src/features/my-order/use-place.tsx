import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { ReceiptRow } from "@waslijn/ui/receipt/receipt.tsx";
import { useMyOrderTexts } from "./my-order-texts.ts";

/** Where we come, as the order's paper says it. */
export function usePlace({ address, postalCode }: OrderView): ReceiptRow[] {
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
