import { lazyPart } from "../../lib/lazy-part.tsx";
import { Loading } from "../../parts/waiting/loading.tsx";
import { Lost } from "../../parts/waiting/lost.tsx";
import { useMyOrderTexts } from "./my-order-texts.ts";
import { OrderHere } from "./order-here.tsx";
import { useMyOrder } from "./use-my-order.ts";
import { useOrderToken } from "./use-order-token.ts";

const Gone = lazyPart(() => import("./gone/gone.tsx"), LoadingOrder);

/** What somebody with the link to an order sees (MINE-01). */
export default function MyOrderPage() {
  const token = useOrderToken();
  const mine = useMyOrder(token);
  const texts = useMyOrderTexts();
  const { known } = mine;
  if (known.status === "here") {
    return <OrderHere token={token} view={known.view} news={known.news} mine={mine} />;
  }
  if (known.status === "lost") {
    return <Lost texts={texts.lost} onRetry={() => void mine.refresh()} />;
  }
  return known.status === "loading" ? <LoadingOrder /> : <Gone />;
}

function LoadingOrder() {
  const texts = useMyOrderTexts();
  return <Loading title={texts.order} text={texts.loading} />;
}
