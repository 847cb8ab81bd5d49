import { DEFAULT_LANGUAGE, type Language } from "@waslijn/contract/shared/constants";
import { createContext, use } from "react";

export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);
export const useLanguage = (): Language => use(LanguageContext);
