import { Suspense, useEffect, type ComponentType, type ReactNode } from "react";
import { LanguageContext } from "../i18n/language-context.ts";
import { PageDataContext } from "../lib/page-data-context.ts";
import type { PageData } from "../lib/page-data.ts";
import { VisitContext } from "../parts/navigation/use-visit.ts";
import type { Visit } from "../paths.ts";
import { Layout } from "./layout.tsx";
import { useBrowserVisit } from "./use-browser-visit.ts";

type Props = {
  firstVisit: Visit;
  data: PageData;
  page: ComponentType;
  onReady?: () => void;
};

/** The whole app at one visit. It first renders what the server rendered, then follows the browser. */
export function Root({ firstVisit, data, page: Page, onReady }: Props) {
  const visit = useBrowserVisit(firstVisit);
  return (
    <PageDataContext value={data}>
      <LanguageContext value={visit.language}>
        <VisitContext value={visit}>
          <Suspense>
            <Ready onReady={onReady}>
              <Layout>
                <Page />
              </Layout>
            </Ready>
          </Suspense>
        </VisitContext>
      </LanguageContext>
    </PageDataContext>
  );
}

/** Inside the boundary: when this effect runs, the page can take events. */
function Ready({ onReady, children }: { onReady: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}
