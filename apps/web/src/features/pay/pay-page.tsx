import { Swing } from "@waslijn/ui/swing/swing.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { Loading } from "../../parts/waiting/loading.tsx";
import { Lost } from "../../parts/waiting/lost.tsx";
import { PayScreen } from "./pay-screen.tsx";
import { usePayTexts } from "./pay-texts.ts";
import { usePay } from "./use-pay.ts";
import { usePayCode } from "./use-pay-code.ts";

const SupportLanding = lazyPart(
  () => import("../../parts/landing/support-landing.tsx"),
  LoadingBill,
);

/** What somebody with the link to a bill sees (PAY-01). */
export default function PayPage() {
  const code = usePayCode();
  const pay = usePay(code);
  const texts = usePayTexts();
  const { known } = pay;
  if (known.status === "here") return <PayScreen view={known.view} news={known.news} pay={pay} />;
  return (
    <>
      {/* Without a bill the line hangs free. */}
      <Swing kind="top" className="no-print" />
      {known.status === "loading" ? <LoadingBill /> : null}
      {known.status === "lost" ? (
        <Lost texts={texts.lost} onRetry={() => void pay.refresh()} />
      ) : null}
      {known.status === "gone" ? <SupportLanding about="validFail" drawing="key" /> : null}
    </>
  );
}

function LoadingBill() {
  const texts = usePayTexts();
  return <Loading title={texts.paper} text={texts.loading} />;
}
