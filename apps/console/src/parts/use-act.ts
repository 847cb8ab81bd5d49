import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { useFailureWords } from "../ui/failure.ts";
import { useToastTexts } from "../ui/overlay/toasts.ts";
import { useToast } from "../ui/overlay/toast.tsx";

type Act<T> = {
  /** What to say when it worked. */
  done: string;
  run: () => Promise<T>;
  /** Puts back what was made, where the rules allow that. */
  undo?: ((made: T) => Promise<unknown>) | undefined;
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
  act: <T>(act: Act<T>) => Promise<boolean>;
} {
  const queries = useQueryClient();
  const toast = useToast();
  const { undone } = useToastTexts();
  const words = useFailureWords();
  const [isRunning, setIsRunning] = useState(false);
  const attempt = async <T>({ done, run, undo }: Act<T>): Promise<boolean> => {
    try {
      const made = await run();
      const takeBack = undo && ((): void => void act({ done: undone, run: () => undo(made) }));
      toast({ kind: "good", words: done, undo: takeBack });
      return true;
    } catch (failure) {
      toast({ kind: "bad", words: explain?.(failure) ?? words(failure) });
      return false;
    }
  };
  const readAnew = async (): Promise<void> => {
    await Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })));
    setIsRunning(false);
  };
  const act = async <T>(wanted: Act<T>): Promise<boolean> => {
    if (isRunning) return false;
    setIsRunning(true);
    const worked = await attempt(wanted);
    // The answer is said at once; the next act waits for what is true now.
    void readAnew();
    return worked;
  };
  return { isRunning, act };
}
