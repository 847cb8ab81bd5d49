import { Head } from "../../parts/navigation/link.tsx";
import { navigate } from "../../parts/navigation/navigate.ts";
import { useHref } from "../../parts/navigation/visit.ts";
import { ButtonLink, TextButton, TextLink } from "../../ui/button.tsx";
import { Landing } from "../../parts/landing/landing.tsx";
import { useBillAtHand } from "../../parts/order-links/use-bill-at-hand.ts";
import { useLandingTexts } from "./landing-texts.ts";

/** Makes no call (CONT-21); links back to the order if this tab came from one. */
export default function ThankPage() {
  const { thank, home } = useLandingTexts();
  const href = useHref();
  const bill = useBillAtHand();
  return (
    <Landing drawing="box" heading={thank.heading} text={thank.text}>
      <Head title={thank.title} description={thank.description} />
      <ButtonLink href={href("order", { page: "address-selection" })}>{thank.action}</ButtonLink>
      {bill?.token ? (
        <TextButton onClick={() => navigate(href("my-order", {}, { token: bill.token ?? "" }))}>
          {thank.order}
        </TextButton>
      ) : (
        <TextLink href={href("home")}>{home}</TextLink>
      )}
    </Landing>
  );
}
