import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from "react";

const KEPT_AS = "consoleLanguage";

type Choice = { language: Language; choose: (language: Language) => void };

const LanguageContext = createContext<Choice>({
  language: DEFAULT_LANGUAGE,
  choose: () => undefined,
});

export const useLanguage = (): Language => use(LanguageContext).language;
export const useChooseLanguage = (): Choice["choose"] => use(LanguageContext).choose;

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(currentLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choice = useMemo(
    () => ({
      language,
      choose: (next: Language): void => {
        localStorage.setItem(KEPT_AS, next);
        setLanguage(next);
      },
    }),
    [language],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

/** What was chosen on this device, else the first of the browser's that we speak. */
export function currentLanguage(): Language {
  const wishes = [localStorage.getItem(KEPT_AS), ...navigator.languages];
  const known = wishes.map((wish) => LANGUAGES.find((language) => wish?.startsWith(language)));
  return known.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}
