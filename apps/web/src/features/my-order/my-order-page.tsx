import { Button } from "@waslijn/ui/button/button.tsx";
import { EmptyState } from "@waslijn/ui/empty/empty-state.tsx";
import { Suspense } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { Head } from "../../parts/navigation/head.tsx";
import { useMyOrderTexts } from "./my-order-texts.ts";
import { OrderHere } from "./order-here.tsx";
import { OrderSkeleton } from "./order-skeleton.tsx";
import { useMyOrder } from "./use-my-order.ts";
import { useOrderToken } from "./use-order-token.ts";

const Gone = lazyPart(() => import("./gone/gone.tsx"));

/** What somebody with the link to an order sees (MINE-01). */
export default function MyOrderPage() {
  const token = useOrderToken();
  const mine = useMyOrder(token);
  const { known } = mine;
  if (known.status === "here") {
    return <OrderHere token={token} view={known.view} news={known.news} mine={mine} />;
  }
  if (known.status === "loading") return <OrderSkeleton />;
  if (known.status === "lost") return <Lost onRetry={() => void mine.refresh()} />;
  return (
    <Suspense>
      <Gone />
    </Suspense>
  );
}

function Lost({ onRetry }: { onRetry: () => void }) {
  const { lost } = useMyOrderTexts();
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
