import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { useFailureWords } from "../failure/use-failure-words.ts";
import { useToast } from "../toast/toast.tsx";

type Act = {
  /** What to say when it worked. */
  done: string;
  run: () => Promise<unknown>;
};
type Options = {
  /** What is read anew afterwards, whether it worked or not. */
  refresh: readonly QueryKey[];
  /** Better words for some failures. */
  explain?: (failure: unknown) => string | undefined;
};

/** One press, one call: says what came of it and shows how things are now. Tells whether it worked. */
export function useAct({ refresh, explain }: Options): {
  isRunning: boolean;
  act: (act: Act) => Promise<boolean>;
} {
  const queries = useQueryClient();
  const toast = useToast();
  const words = useFailureWords();
  const [isRunning, setIsRunning] = useState(false);
  const act = async ({ done, run }: Act): Promise<boolean> => {
    if (isRunning) return false;
    setIsRunning(true);
    try {
      await run();
      toast({ kind: "good", words: done });
      return true;
    } catch (failure) {
      toast({ kind: "bad", words: explain?.(failure) ?? words(failure) });
      return false;
    } finally {
      setIsRunning(false);
      await Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })));
    }
  };
  return { isRunning, act };
}
