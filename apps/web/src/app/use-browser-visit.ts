import { startTransition, useEffect, useState } from "react";
import { loadTexts } from "../i18n/define-texts.ts";
import { readVisit, subscribe } from "../parts/navigation/visit-store.ts";
import { notifyGeneric } from "../parts/notification/notify.ts";
import type { Visit } from "../paths.ts";

/** First the visit that the server rendered, then the browser's, each as soon as its texts are there. */
export function useBrowserVisit(firstVisit: Visit): Visit {
  const [visit, setVisit] = useState(firstVisit);
  useEffect(() => followBrowser(firstVisit, setVisit), [firstVisit]);
  useEffect(() => {
    document.documentElement.lang = visit.language;
  }, [visit.language]);
  return visit;
}

function followBrowser({ language }: Visit, show: (visit: Visit) => void): () => void {
  let shown = language;
  const follow = async (): Promise<void> => {
    const next = readVisit();
    if (next.language !== shown) await loadTexts(next.language);
    // Another visit may have begun while the texts were on their way.
    if (next !== readVisit()) return;
    shown = next.language;
    startTransition(() => show(next));
  };
  // Without its texts a page stays in the language it is in, and the next press tries again.
  const followOrSay = (): void =>
    void follow().catch((failure: unknown) => notifyGeneric("texts-missing", failure));
  followOrSay();
  return subscribe(followOrSay);
}
