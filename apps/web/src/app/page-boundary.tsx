import { Component, type ReactNode } from "react";
import { Head } from "../parts/navigation/head.tsx";
import { reportFailure } from "../parts/notification/report-failure.ts";
import { useNotificationTexts } from "../parts/notification/notification-texts.ts";
import { Button } from "@waslijn/ui/button/button.tsx";

/** A page that breaks, or whose files are gone since a deployment, says so; the frame around it stays. */
export class PageBoundary extends Component<{ children: ReactNode }> {
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
