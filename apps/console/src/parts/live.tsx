import { createContext, use } from "react";
import { defineTexts } from "../i18n/define-texts.ts";
import { formatTime } from "../i18n/formats.ts";
import { useLanguage } from "../i18n/language.tsx";
import { Badge } from "../ui/badge.tsx";
import "./live.css";

/** Whether the session ended while its screen is open. */
export const SessionEndedContext = createContext(false);

const useTexts = defineTexts({
  en: { live: "Live", stale: (time: string) => `Stale since ${time}` },
  nl: { live: "Live", stale: (time: string) => `Verouderd sinds ${time}` },
});

/** Since when nothing new was heard; undefined while the line is alive. */
export const SilenceContext = createContext<number | undefined>(undefined);

/** Whether what is on screen follows by itself. */
export function Live() {
  const texts = useTexts();
  const language = useLanguage();
  const silent = use(SilenceContext);
  return (
    <span role="status">
      {silent === undefined ? (
        <span className="live">{texts.live}</span>
      ) : (
        <Badge icon="warn" tone="ask">
          {texts.stale(formatTime(new Date(silent).toISOString(), language))}
        </Badge>
      )}
    </span>
  );
}
