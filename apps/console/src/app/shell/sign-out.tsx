import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { callConsole, isSignedOut } from "../../api/client.ts";
import { countPendingActs } from "../../parts/offline/count-pending-acts.ts";
import { clearCache } from "../../parts/offline/day-cache.ts";
import { useFailureWords } from "../../ui/failure.ts";
import { Ask } from "../../ui/overlay/ask.tsx";
import { useToast } from "../../ui/overlay/toast.tsx";
import { forgetPeople } from "../../features/driver/forget-people.ts";
import { useShellTexts } from "./shell-texts.ts";

type Props = { who: string; onStay: () => void };

/**
 * Signs out, after a question when acts on this device are unsent (DRIVE-03). Loaded when it is asked for. The session
 * ends on the server first: the query cache and stored copies are cleared only when it cannot be resumed.
 */
export default function SignOut({ who, onStay }: Props) {
  const texts = useShellTexts().notSent;
  const [notSent, setNotSent] = useState(0);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const words = useFailureWords();
  const leave = async (): Promise<void> => {
    try {
      await callConsole("signOut");
    } catch (failure) {
      if (!isSignedOut(failure)) {
        toast({ kind: "bad", words: words(failure) });
        onStay();
        return;
      }
    }
    queries.clear();
    await clearCache();
    await forgetPeople();
    // A new document ends the queues of this one: the next person's session must not send this one's acts.
    await navigate({ to: "/sign-in", reloadDocument: true });
  };
  const decide = useEffectEvent((count: number): void => {
    if (count > 0) setNotSent(count);
    else void leave();
  });
  useEffect(() => {
    void countPendingActs(who).then((count) => decide(count));
  }, [who]);
  if (notSent === 0) return null;
  return (
    <Ask
      title={texts.title(notSent)}
      submit={texts.submit}
      leave={texts.leave}
      isRunning={false}
      onSubmit={() => void leave()}
      onClose={onStay}
    >
      <p>{texts.hint}</p>
    </Ask>
  );
}
