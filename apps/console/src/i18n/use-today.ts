import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { useSyncExternalStore } from "react";
import { formatMoment } from "./formats.ts";
import { useLanguage } from "./language.tsx";

const MINUTE = 60_000;

function eachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}

/** The day in Amsterdam; a screen that stays open overnight goes along. */
export const useToday = (): string =>
  useSyncExternalStore(eachMinute, () => amsterdamDate(new Date()));

/** Says when something was, as short as today allows. */
export function useMoment(): (at: string) => string {
  const today = useToday();
  const language = useLanguage();
  return (at) => formatMoment(at, today, language);
}
