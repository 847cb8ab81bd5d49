import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import { takeToken } from "../../parts/navigation/take-token.ts";
import { useVisit } from "../../parts/navigation/use-visit.ts";

type Step = "asking" | "sending" | "failed" | "confirmed" | "invalid";

/** Opening the link changes nothing: programs that look into mail open links too, and press no button. */
export function useConfirmAccount(): { step: Step; confirm: () => void } {
  const visit = useVisit();
  const [step, setStep] = useState<Step>("asking");
  // A language switch makes a new history entry: it keeps the token too.
  useEffect(() => void takeToken(), [visit]);
  const confirm = (): void => {
    setStep("sending");
    call("confirmAccount", { body: { token: takeToken() } }).then(
      () => setStep("confirmed"),
      (failure: unknown) => {
        const isInvalid = failure instanceof ApiFailure && failure.is("link_invalid");
        setStep(isInvalid ? "invalid" : "failed");
      },
    );
  };
  return { step, confirm };
}
