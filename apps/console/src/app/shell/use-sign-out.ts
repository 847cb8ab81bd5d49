import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { callConsole, isSignedOut } from "../../api/client.ts";
import { useFailureWords } from "../../parts/failure/use-failure-words.ts";
import { useToast } from "../../parts/toast/toast.tsx";

/** Ends the session at the server first: what is on screen goes only when nobody can come back to it. */
export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const words = useFailureWords();
  return async () => {
    try {
      await callConsole("signOut");
    } catch (failure) {
      if (!isSignedOut(failure)) {
        toast({ kind: "bad", words: words(failure) });
        return;
      }
    }
    queries.clear();
    await navigate({ to: "/sign-in" });
  };
}
