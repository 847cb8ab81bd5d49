import { useRoute } from "../route-context.ts";
import { useRouteTexts } from "../route-texts.ts";
import type { StopName } from "../said.ts";

/** `Stop 12`; of one that left the run its order's number: the phone knows no more of it. */
export function useStopWords(): (stop: StopName) => string {
  const { waiting } = useRouteTexts();
  const { stops } = useRoute();
  return ({ number, kind }) => {
    const stop = stops.find((one) => one.number === number && one.kind === kind);
    return stop ? waiting.stop(stop.turn) : waiting.order(number);
  };
}
