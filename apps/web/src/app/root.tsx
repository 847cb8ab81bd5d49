import {
  Suspense,
  useEffect,
  type ComponentType,
  type ReactNode,
  startTransition,
  useState,
  Component,
} from "react";
import { LanguageContext } from "../i18n/language-context.ts";
import { PageDataContext, type PageData } from "../lib/page-data.ts";
import { VisitContext, useWebView, readVisit, subscribe } from "../parts/navigation/visit.ts";
import type { Visit } from "../paths.ts";
import { loadTexts } from "../i18n/define-texts.ts";
import { notifyGeneric, reportFailure } from "../parts/notification/notify.ts";
import { Footer } from "../parts/chrome/footer.tsx";
import { Header } from "../parts/chrome/header.tsx";
import "../parts/chrome/app-block.module.css";
import { ServerPart } from "../parts/navigation/server-part.tsx";
import { Dock } from "../parts/chrome/dock.tsx";
import { NotificationBanner } from "../parts/notification/notification-banner.tsx";
import { Progress } from "../parts/notification/progress.tsx";
import { Head } from "../parts/navigation/link.tsx";
import { useNotificationTexts } from "../i18n/part-texts.ts";
import { Button } from "../ui/button.tsx";

/**
 * Error boundary: a page that throws, or whose chunks are gone after a deployment, shows a message inside the layout.
 */
class PageBoundary extends Component<{ children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    reportFailure("page-broken");
    scrollTo(0, 0);
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  const texts = useNotificationTexts();
  return (
    <div className="wrap pagepad stack" role="alert">
      <Head title={texts.broken} />
      <h1>{texts.broken}</h1>
      <p>{texts.kept}</p>
      <p>
        <Button onClick={() => location.reload()}>{texts.reload}</Button>
      </p>
    </div>
  );
}

/** Layout of every page. */
function Layout({ children }: { children: ReactNode }) {
  const isWebView = useWebView();
  return (
    <>
      <Header />
      <Progress />
      <NotificationBanner />
      <main id="main" tabIndex={-1}>
        <PageBoundary>{children}</PageBoundary>
      </main>
      {isWebView ? <ServerPart name="app-block" /> : null}
      <Footer />
      <Dock />
    </>
  );
}

type Props = {
  firstVisit: Visit;
  data: PageData;
  page: ComponentType;
  onReady?: () => void;
};

/** The app. Hydrates the server-rendered visit first, then follows the browser's URL. */
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

/** Inside the boundary: when this effect runs, the page is hydrated. */
function Ready({ onReady, children }: { onReady: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}

/** First the server-rendered visit, then the browser's, each once its texts are loaded. */
function useBrowserVisit(firstVisit: Visit): Visit {
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
    // The URL may have changed while the texts were loading.
    if (next !== readVisit()) return;
    shown = next.language;
    startTransition(() => show(next));
  };
  // If the texts fail to load, the page keeps its language; the next navigation retries.
  const followOrSay = (): void =>
    void follow().catch((failure: unknown) => notifyGeneric("texts-missing", failure));
  followOrSay();
  return subscribe(followOrSay);
}
