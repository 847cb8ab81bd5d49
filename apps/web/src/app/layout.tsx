import type { ReactNode } from "react";
import { usePlace } from "../parts/navigation/use-place.ts";
import { Footer } from "../parts/chrome/footer.tsx";
import { Header } from "../parts/chrome/header.tsx";
import { Consent } from "../parts/chrome/consent.tsx";
import { NotificationBanner } from "../parts/notification/notification-banner.tsx";
import { Progress } from "../parts/notification/progress.tsx";

/** What stands around every page. */
export function Layout({ children }: { children: ReactNode }) {
  usePlace();
  return (
    <>
      <Header />
      <Progress />
      <NotificationBanner />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Consent />
    </>
  );
}
