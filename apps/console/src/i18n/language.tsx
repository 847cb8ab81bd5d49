import { DEFAULT_LANGUAGE, type Language } from "@waslijn/contract/shared/constants";
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from "react";
import { keepLanguage } from "./current-language.ts";

type Choice = { language: Language; choose: (language: Language) => void };

const LanguageContext = createContext<Choice>({
  language: DEFAULT_LANGUAGE,
  choose: () => undefined,
});

export const useLanguage = (): Language => use(LanguageContext).language;
export const useChooseLanguage = (): Choice["choose"] => use(LanguageContext).choose;

type Props = { first: Language; children: ReactNode };

export function LanguageProvider({ first, children }: Props) {
  const [language, setLanguage] = useState(first);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choice = useMemo(
    () => ({
      language,
      choose: (next: Language): void => {
        keepLanguage(next);
        setLanguage(next);
      },
    }),
    [language],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}
