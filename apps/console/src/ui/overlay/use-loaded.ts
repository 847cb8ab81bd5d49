import { useFailureTexts } from "../failure.ts";
import { useToast } from "./toast.tsx";

/**
 * Returns a function that runs `act` once code loaded on demand has arrived. Without a connection a toast says so:
 * rendering a lazy component whose code is missing would take down the whole console.
 */
export function useLoaded(): (load: () => Promise<unknown>, act: () => void) => void {
  const toast = useToast();
  const { lost } = useFailureTexts();
  return (load, act) => void load().then(act, () => toast({ kind: "bad", words: lost }));
}
