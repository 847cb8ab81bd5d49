import { Button } from "@waslijn/ui/button/button.tsx";
import { EmptyState } from "@waslijn/ui/empty/empty-state.tsx";
import { Bone } from "@waslijn/ui/skeleton/skeleton.tsx";
import { Swing } from "@waslijn/ui/swing/swing.tsx";
import { Suspense } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { Head } from "../../parts/navigation/head.tsx";
import { PayScreen } from "./pay-screen.tsx";
import { usePayTexts } from "./pay-texts.ts";
import { usePay } from "./use-pay.ts";
import { usePayCode } from "./use-pay-code.ts";

const SupportLanding = lazyPart(() => import("../../parts/landing/support-landing.tsx"));

/** What somebody with the link to a bill sees (PAY-01). */
export default function PayPage() {
  const code = usePayCode();
  const pay = usePay(code);
  const { known } = pay;
  if (known.status === "here") return <PayScreen view={known.view} news={known.news} pay={pay} />;
  return (
    <>
      {/* Without a bill the line hangs free. */}
      <Swing kind="top" className="no-print" />
      {known.status === "loading" ? <Loading /> : null}
      {known.status === "lost" ? <Lost onRetry={() => void pay.refresh()} /> : null}
      {known.status === "gone" ? (
        <Suspense fallback={<Loading />}>
          <SupportLanding about="validFail" drawing="key" />
        </Suspense>
      ) : null}
    </>
  );
}

function Loading() {
  const { loading, paper } = usePayTexts();
  return (
    <div className="wrap pagepad stack" aria-busy="true">
      <Head title={paper} />
      <h1 className="hide">{paper}</h1>
      <p className="quiet" role="status">
        {loading}
      </p>
      <Bone size="title" />
      <Bone size="line" />
      <Bone size="card" />
    </div>
  );
}

function Lost({ onRetry }: { onRetry: () => void }) {
  const { lost } = usePayTexts();
  return (
    <div className="wrap pagepad" role="status">
      <Head title={lost.title} />
      <EmptyState
        drawing="letter"
        level={1}
        title={lost.title}
        actions={<Button onClick={onRetry}>{lost.retry}</Button>}
      >
        <p>{lost.text}</p>
      </EmptyState>
    </div>
  );
}
