import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import SupportLanding from "../../parts/landing/support-landing.tsx";
import { useSupportTexts } from "../../parts/landing/support-texts.ts";
import { navigate } from "../../parts/navigation/navigate.ts";
import { useHref } from "../../parts/navigation/visit.ts";
import { useBillAtHand } from "../../parts/order-links/use-bill-at-hand.ts";

const FailedFacts = lazyPart(() => import("./failed-facts.tsx"));

/** Makes no call (CONT-21); what was being paid, and how it ended, is stored in this tab (PAY-06, MINE-16). */
export default function PayFailPage() {
  const { again } = useSupportTexts();
  const href = useHref();
  const bill = useBillAtHand();
  return (
    <SupportLanding
      about="payFail"
      drawing="app"
      facts={bill ? <FailedFacts bill={bill} /> : undefined}
      action={
        bill ? (
          <Button onClick={() => navigate(href("pay", {}, { code: bill.code }))}>{again}</Button>
        ) : undefined
      }
    />
  );
}
