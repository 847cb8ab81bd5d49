import type { Language } from "@waslijn/contract/shared/constants";
import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../../i18n/language-context.ts";

const documents = new Map<Language, Promise<Document>>();

/** The page as the server draws it now, once per language however many parts ask. */
function loadDocument(language: Language): Promise<Document> {
  const running =
    documents.get(language) ??
    fetch(location.pathname + location.search)
      .then((answer) => answer.text())
      .then((html) => new DOMParser().parseFromString(html, "text/html"));
  documents.set(language, running);
  running.catch(() => documents.delete(language));
  return running;
}

/** A part's markup once the language was switched in place; nothing until then. */
export function useOtherLanguage(id: string): string | undefined {
  const language = useLanguage();
  const drawnIn = useRef(language);
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    if (drawnIn.current === language) return;
    drawnIn.current = language;
    let isOvertaken = false;
    loadDocument(language)
      .then((page) => isOvertaken || setHtml(page.getElementById(id)?.innerHTML))
      // Without connection the frame stays in the language it is in.
      .catch(() => undefined);
    return () => {
      isOvertaken = true;
    };
  }, [id, language]);
  return html;
}
