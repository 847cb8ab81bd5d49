import { formatTime } from "@waslijn/contract/shared/formats/times";
import { createContext, use } from "react";
import { defineTexts } from "../i18n/define-texts.ts";
import { Badge } from "../ui/badge.tsx";
import "./live.css";

export const SessionEndedContext = createContext(false);

const useTexts = defineTexts({
  en: { live: "Live", stale: (time: string) => `Stale since ${time}` },
  nl: { live: "Live", stale: (time: string) => `Verouderd sinds ${time}` },
});

/** Time of the last message of the live channel; undefined while it is alive. */
export const SilenceContext = createContext<number | undefined>(undefined);

/** Shows whether the screen updates live. */
export function Live() {
  const texts = useTexts();
  const silent = use(SilenceContext);
  return (
    <span role="status">
      {silent === undefined ? (
        <span className="live">{texts.live}</span>
      ) : (
        <Badge icon="warn" tone="ask">
          {texts.stale(formatTime(new Date(silent).toISOString()))}
        </Badge>
      )}
    </span>
  );
}
