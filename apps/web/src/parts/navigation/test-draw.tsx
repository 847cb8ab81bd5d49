import type { Language } from "@waslijn/contract/shared/constants";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { loadTexts } from "../../i18n/define-texts.ts";
import { LanguageContext } from "../../i18n/language-context.ts";
import { PageDataContext, type Catalogue, type PageData } from "../../lib/page-data.ts";
import { VisitContext } from "./visit.ts";

const settings = {
  apiHosts: "",
  tagManagerId: "",
  tagManagerStart: "after-consent",
  overviewLayout: "compact",
} as const;

const PAGE = { url: "", script: "", operatingDays: [], asksStreet: false };

/** Server-renders an element on the FAQ page in that language. */
export async function draw(
  element: ReactElement,
  language: Language,
  catalogue: Catalogue = { services: [], config: [] },
  data: Partial<PageData> = {},
): Promise<string> {
  await loadTexts(language);
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <VisitContext value={{ route: "faq", language, query: {}, params: {} }}>
        <PageDataContext value={{ ...PAGE, settings, catalogue, ...data }}>
          {element}
        </PageDataContext>
      </VisitContext>
    </LanguageContext>,
  );
}
