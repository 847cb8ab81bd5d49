import { TextLink } from "../../ui/button.tsx";
import { useMoney } from "../../parts/bill/use-money.ts";
import { useMyOrdersTexts } from "./my-orders-texts.ts";
import type { ListedOrder } from "./next-stop.ts";

/** The way to what is still due of an order. */
export function PayLink({
  number,
  toPay: { cents, path },
}: {
  number: string;
  toPay: NonNullable<ListedOrder["toPay"]>;
}) {
  const texts = useMyOrdersTexts();
  const money = useMoney();
  return (
    <TextLink href={path}>
      {texts.pay(money(cents))}
      <span className="hide">{texts.payFor(number)}</span>
    </TextLink>
  );
}
