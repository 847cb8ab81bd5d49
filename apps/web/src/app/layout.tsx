import type { ReactNode } from "react";
import { useWebView } from "../parts/navigation/use-visit.ts";
import { Footer } from "../parts/chrome/footer.tsx";
import { Header } from "../parts/chrome/header.tsx";
import "../parts/chrome/app-block.module.css";
import { ServerPart } from "../parts/server-part/server-part.tsx";
import { Dock } from "../parts/chrome/dock.tsx";
import { NotificationBanner } from "../parts/notification/notification-banner.tsx";
import { PageBoundary } from "./page-boundary.tsx";
import { Progress } from "../parts/notification/progress.tsx";

/** What stands around every page. */
export function Layout({ children }: { children: ReactNode }) {
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
