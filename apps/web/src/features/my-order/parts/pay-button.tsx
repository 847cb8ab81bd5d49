import { ButtonLink } from "../../../ui/button.tsx";
import { useMoney } from "../../../parts/bill/use-money.ts";
import { keepBillAtHand } from "../../../parts/pay-again/bill-at-hand.ts";
import { match, payCodeIn } from "../../../paths.ts";
import { useOrderToken } from "../use-order-token.ts";
import { useOrderPartsTexts } from "./order-parts-texts.ts";

export function PayButton({ path, cents }: { path: string; cents: number }) {
  const texts = useOrderPartsTexts().bill;
  const money = useMoney();
  const token = useOrderToken();
  // The page that a payment ends on leads back here.
  const keep = (): void => {
    const target = match(path);
    const code = target.kind === "page" ? payCodeIn(target.visit) : undefined;
    if (code && token) keepBillAtHand({ code, token });
  };
  return (
    <ButtonLink href={path} wide onClick={keep}>
      {texts.pay(money(cents))}
    </ButtonLink>
  );
}
