import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { callConsole, isSignedOut } from "../../api/client.ts";
import { useFailureWords } from "../../parts/failure/use-failure-words.ts";
import { countKept } from "../../parts/kept/count-kept.ts";
import { dropPapers } from "../../parts/kept/papers.ts";
import { useToast } from "../../parts/toast/toast.tsx";

export type SignOut = {
  /** What is on this device alone, once that was found when leaving (DRIVE-03). */
  notSent: number;
  /** Leaves, unless something is not sent yet. */
  ask: () => Promise<void>;
  leave: () => Promise<void>;
  stay: () => void;
};

/** Ends the session at the server first: what is on screen and kept of others goes only when nobody can come back to it. */
export function useSignOut(who: string): SignOut {
  const [notSent, setNotSent] = useState(0);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const words = useFailureWords();
  const leave = async (): Promise<void> => {
    setNotSent(0);
    try {
      await callConsole("signOut");
    } catch (failure) {
      if (!isSignedOut(failure)) {
        toast({ kind: "bad", words: words(failure) });
        return;
      }
    }
    queries.clear();
    await dropPapers();
    await navigate({ to: "/sign-in" });
  };
  const ask = async (): Promise<void> => {
    const count = await countKept(who);
    return count > 0 ? setNotSent(count) : leave();
  };
  return { notSent, ask, leave, stay: () => setNotSent(0) };
}
