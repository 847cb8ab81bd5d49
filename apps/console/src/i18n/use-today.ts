import { formatMoment } from "@waslijn/contract/shared/formats/times";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { createContext, use, useSyncExternalStore } from "react";
import { useLanguage } from "./language.tsx";

const MINUTE = 60_000;

function eachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}

const currentDay = (): string => amsterdamDate(new Date());

/** Calls the listener when a day begins in Amsterdam. Returns the unsubscribe function. */
export function onNewDay(listener: (today: string) => void | Promise<void>): () => void {
  let day = currentDay();
  return eachMinute(() => {
    const today = currentDay();
    if (today === day) return;
    day = today;
    void listener(today);
  });
}

/** The date of server rendering, if the document was server-rendered. */
export const DrawnOnContext = createContext<string | undefined>(undefined);

/** The current date in Amsterdam; changes at midnight while the screen is open. */
export function useToday(): string {
  const drawnOn = use(DrawnOnContext);
  return useSyncExternalStore(eachMinute, currentDay, () => drawnOn ?? currentDay());
}

/** Formats a moment relative to today, see `formatMoment`. */
export function useMoment(): (at: string) => string {
  const today = useToday();
  const language = useLanguage();
  return (at) => formatMoment(at, today, language);
}
