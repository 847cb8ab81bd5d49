import { useEffect, useState } from "react";
import { loadAfterStart } from "../../lib/load-after-start.ts";
import { takeToken } from "../../parts/navigation/take-token.ts";
import { useVisit } from "../../parts/navigation/use-visit.ts";
import type { Confirmation } from "./confirm-account.ts";

type Step = "asking" | "sending" | Confirmation;

/** The page is read first: what makes the call comes meanwhile. */
const sending = loadAfterStart(() => import("./confirm-account.ts"));

async function send(token: string): Promise<Confirmation> {
  try {
    return await (await sending.get()).confirmAccount(token);
  } catch {
    return "failed";
  }
}

/** Opening the link changes nothing: programs that look into mail open links too, and press no button. */
export function useConfirmAccount(): { step: Step; confirm: () => void } {
  const visit = useVisit();
  const [step, setStep] = useState<Step>("asking");
  sending.useLoaded();
  // A language switch makes a new history entry: it keeps the token too.
  useEffect(() => void takeToken(), [visit]);
  const confirm = (): void => {
    setStep("sending");
    void send(takeToken()).then(setStep);
  };
  return { step, confirm };
}
