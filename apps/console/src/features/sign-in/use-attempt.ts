import { useState } from "react";
import { useFailureWords } from "../../ui/failure.ts";

type Attempt = {
  isRunning: boolean;
  words: string | undefined;
  run: (act: () => Promise<void>) => Promise<void>;
};

/** Runs one attempt at a time and returns the error text; `explain` may override it. */
export function useAttempt(explain?: (failure: unknown) => string | undefined): Attempt {
  const [isRunning, setIsRunning] = useState(false);
  const [words, setWords] = useState<string>();
  const wordsFor = useFailureWords();
  const run = async (act: () => Promise<void>): Promise<void> => {
    if (isRunning) return;
    setIsRunning(true);
    setWords(undefined);
    try {
      await act();
    } catch (failure) {
      setWords(explain?.(failure) ?? wordsFor(failure));
    } finally {
      setIsRunning(false);
    }
  };
  return { isRunning, words, run };
}
