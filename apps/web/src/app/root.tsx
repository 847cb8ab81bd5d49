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

/** A page that breaks, or whose files are gone since a deployment, says so; the frame around it stays. */
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

/** What stands around every page. */
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

/** First the visit that the server rendered, then the browser's, each as soon as its texts are there. */
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
