import { lazyPart } from "../../lib/lazy-part.tsx";
import { Head } from "../../parts/navigation/link.tsx";
import { navigate } from "../../parts/navigation/navigate.ts";
import { useHref } from "../../parts/navigation/visit.ts";
import { Button, ButtonLink, TextLink } from "../../ui/button.tsx";
import { Landing } from "../../parts/landing/landing.tsx";
import type { BillAtHand } from "../../parts/order-links/bill-at-hand.ts";
import { useBillAtHand } from "../../parts/order-links/use-bill-at-hand.ts";
import { useLandingTexts } from "./landing-texts.ts";

const PaidFacts = lazyPart(() => import("./paid-facts.tsx"));

/** Makes no call (CONT-21); what was paid is stored in this tab, and links back to order and bill (MINE-16). */
export default function ThankPage() {
  const { thank, home } = useLandingTexts();
  const href = useHref();
  const bill = useBillAtHand();
  const order = href("order", { page: "address-selection" });
  // The tokens stay out of the page: a link would show them in the status bar and to copy.
  const goBack = ({ code, token }: BillAtHand): void =>
    navigate(token ? href("my-order", {}, { token }) : href("pay", {}, { code }));
  return (
    <Landing
      drawing="box"
      heading={thank.heading}
      text={thank.text}
      facts={bill?.number ? <PaidFacts bill={bill} /> : undefined}
    >
      <Head title={thank.title} description={thank.description} />
      {bill ? (
        <>
          <Button onClick={() => goBack(bill)}>{bill.token ? thank.order : thank.bill}</Button>
          <TextLink href={order}>{thank.action}</TextLink>
        </>
      ) : (
        <>
          <ButtonLink href={order}>{thank.action}</ButtonLink>
          <TextLink href={href("home")}>{home}</TextLink>
        </>
      )}
    </Landing>
  );
}
