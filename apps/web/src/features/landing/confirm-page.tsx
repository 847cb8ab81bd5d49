import { brand } from "@waslijn/contract/shared/brand";
import { Button, ButtonLink, TextLink } from "../../ui/button.tsx";
import { Head } from "../../parts/navigation/link.tsx";
import { useHref, useVisit } from "../../parts/navigation/visit.ts";
import { Landing } from "../../parts/landing/landing.tsx";
import { useSupportTexts } from "../../parts/landing/support-texts.ts";
import { useLandingTexts } from "./landing-texts.ts";
import SupportLanding from "../../parts/landing/support-landing.tsx";
import { useEffect, useState } from "react";
import { loadAfterStart } from "../../lib/load-after-start.ts";
import { takeToken } from "../../parts/navigation/take-token.ts";
import type { Confirmation } from "./confirm-account.ts";

type Step = "asking" | "sending" | Confirmation;

/** Loads after hydration: the page can be read without it. */
const sending = loadAfterStart(() => import("./confirm-account.ts"));

async function send(token: string): Promise<Confirmation> {
  try {
    return await (await sending.get()).confirmAccount(token);
  } catch {
    return "failed";
  }
}

/** Opening the link changes nothing: mail scanners open links, but press no button. */
function useConfirmAccount(): { step: Step; confirm: () => void } {
  const visit = useVisit();
  const [step, setStep] = useState<Step>("asking");
  sending.useLoaded();
  // A language switch adds a history entry; copy the token to it.
  useEffect(() => void takeToken(), [visit]);
  const confirm = (): void => {
    setStep("sending");
    void send(takeToken()).then(setStep);
  };
  return { step, confirm };
}

/** Target of the link in an order's mail while the account's e-mail is unconfirmed. */
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
