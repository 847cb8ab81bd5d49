import { brand } from "@waslijn/contract/shared/brand";
import { Button, ButtonLink, TextLink } from "@waslijn/ui/button/button.tsx";
import { Head } from "../../parts/navigation/head.tsx";
import { useHref } from "../../parts/navigation/use-visit.ts";
import { Landing } from "../../parts/landing/landing.tsx";
import { useSupportTexts } from "../../parts/landing/support-texts.ts";
import { useLandingTexts } from "./landing-texts.ts";
import SupportLanding from "../../parts/landing/support-landing.tsx";
import { useConfirmAccount } from "./use-confirm-account.ts";

/** Where the link in an order's mail leads while nobody has shown the account to be theirs. */
export default function ConfirmPage() {
  const { confirm: texts, home } = useLandingTexts();
  const { call } = useSupportTexts();
  const href = useHref();
  const { step, confirm } = useConfirmAccount();
  if (step === "invalid") return <SupportLanding about="validFail" drawing="key" />;
  const isDone = step === "confirmed";
  return (
    <Landing
      drawing="letter"
      heading={isDone ? texts.doneHeading : texts.heading}
      text={isDone ? texts.doneText : texts.text}
    >
      <Head title={texts.title} description={texts.description} />
      {isDone ? (
        <ButtonLink href={href("home")}>{home}</ButtonLink>
      ) : (
        <>
          <Button onClick={confirm} busy={step === "sending"} busyLabel={texts.busy}>
            {texts.action}
          </Button>
          <TextLink href={brand.phoneLink}>{call(brand.phone)}</TextLink>
        </>
      )}
      <p role="status">{step === "failed" ? texts.failed : isDone ? texts.doneNext : ""}</p>
    </Landing>
  );
}
