import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { createContext, use, useSyncExternalStore } from "react";
import { formatMoment } from "./formats.ts";
import { useLanguage } from "./language.tsx";

const MINUTE = 60_000;

function eachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}

const currentDay = (): string => amsterdamDate(new Date());

/** The day on which the server drew the document, if it did. */
export const DrawnOnContext = createContext<string | undefined>(undefined);

/** The day in Amsterdam; a screen that stays open overnight goes along. */
export function useToday(): string {
  const drawnOn = use(DrawnOnContext);
  return useSyncExternalStore(eachMinute, currentDay, () => drawnOn ?? currentDay());
}

/** Says when something was, as short as today allows. */
export function useMoment(): (at: string) => string {
  const today = useToday();
  const language = useLanguage();
  return (at) => formatMoment(at, today, language);
}
