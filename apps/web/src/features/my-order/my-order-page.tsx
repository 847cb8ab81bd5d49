import { brand } from "@waslijn/contract/shared/brand";
import { Button, ButtonLink, TextLink } from "@waslijn/ui/button/button.tsx";
import { EmptyState } from "@waslijn/ui/empty/empty-state.tsx";
import { Head } from "../../parts/navigation/head.tsx";
import { useHref } from "../../parts/navigation/use-visit.ts";
import { useMyOrderTexts } from "./my-order-texts.ts";
import { OrderHere } from "./order-here.tsx";
import { OrderSkeleton } from "./order-skeleton.tsx";
import { useMyOrder } from "./use-my-order.ts";
import { useOrderToken } from "./use-order-token.ts";

/** What somebody with the link to an order sees (MINE-01). */
export default function MyOrderPage() {
  const token = useOrderToken();
  const mine = useMyOrder(token);
  const { known } = mine;
  if (known.status === "here") {
    return <OrderHere token={token} view={known.view} news={known.news} mine={mine} />;
  }
  if (known.status === "loading") return <OrderSkeleton />;
  return known.status === "gone" ? <Gone /> : <Lost onRetry={() => void mine.refresh()} />;
}

/** Wrong, replaced and erased links look the same (MINE-09, MINE-10). */
function Gone() {
  const { gone, call } = useMyOrderTexts();
  const orders = useHref()("my-orders");
  return (
    <div className="wrap pagepad">
      <Head title={gone.title} />
      <EmptyState
        drawing="lost"
        level={1}
        title={gone.title}
        actions={
          <>
            <ButtonLink icon="phone" href={brand.phoneLink}>
              {call(brand.phone)}
            </ButtonLink>
            <TextLink href={orders}>{gone.logIn}</TextLink>
          </>
        }
      >
        <p>{gone.text}</p>
      </EmptyState>
    </div>
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
