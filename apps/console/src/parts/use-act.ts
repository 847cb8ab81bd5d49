import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useFailureWords } from "../ui/failure.ts";
import { useToastTexts } from "../ui/overlay/toasts.ts";
import { useToast } from "../ui/overlay/toast.tsx";

type Act<T> = {
  /** Toast text on success. */
  done: string | ((made: T) => string);
  run: () => Promise<T>;
  /** Reverts the act, where the rules allow it. */
  undo?: ((made: T) => Promise<unknown>) | undefined;
  /** Instead of `undo`: reverts the act with questions and toasts of its own. */
  onUndo?: (made: T) => void;
};
type Options = {
  /** Queries to invalidate afterwards, on success and on failure. */
  refresh: readonly QueryKey[];
  /** More specific texts for some failures. */
  explain?: (failure: unknown) => string | undefined;
};

/**
 * Runs one call at a time, shows a toast with its outcome and refetches. Resolves to whether it succeeded. A second act
 * meanwhile is not run, and the user is told so.
 */
export function useAct({ refresh, explain }: Options): {
  isRunning: boolean;
  act: <T>(act: Act<T>) => Promise<boolean>;
} {
  const queries = useQueryClient();
  const toast = useToast();
  const { undone, busy } = useToastTexts();
  const words = useFailureWords();
  const source = useId();
  const [isRunning, setIsRunning] = useState(false);
  const attempt = async <T>({ done, run, undo, onUndo }: Act<T>): Promise<boolean> => {
    try {
      const made = await run();
      const takeBack = onUndo
        ? (): void => onUndo(made)
        : undo && ((): void => void act({ done: undone, run: () => undo(made) }));
      const said = typeof done === "string" ? done : done(made);
      toast({ kind: "good", words: said, undo: takeBack, source });
      return true;
    } catch (failure) {
      toast({ kind: "bad", words: explain?.(failure) ?? words(failure), source });
      return false;
    }
  };
  const readAnew = async (): Promise<void> => {
    await Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })));
    setIsRunning(false);
  };
  const act = async <T>(wanted: Act<T>): Promise<boolean> => {
    if (isRunning) {
      toast({ kind: "good", words: busy });
      return false;
    }
    setIsRunning(true);
    const worked = await attempt(wanted);
    // Not awaited: the outcome is returned at once, but `isRunning` stays set until the data are refetched.
    void readAnew();
    return worked;
  };
  return { isRunning, act };
}
