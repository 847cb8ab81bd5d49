import { brand } from "@waslijn/contract/shared/brand";
import { Button, ButtonLink } from "@waslijn/ui/button/button.tsx";
import { EmptyState } from "@waslijn/ui/empty/empty-state.tsx";
import { Bone } from "@waslijn/ui/skeleton/skeleton.tsx";
import { Head } from "../../parts/navigation/head.tsx";
import { useMyOrdersTexts } from "./my-orders-texts.ts";
import { OrderRows } from "./order-rows.tsx";
import { useOwnedOrders } from "./use-owned-orders.ts";

/** What was ordered for a company or location, by the link that was mailed to it (MINE-13). */
export function OwnedOrders({ token }: { token: string }) {
  const { owned } = useMyOrdersTexts();
  return (
    <div className="wrap pagepad-s stack">
      <Head title={owned.name} />
      <Known token={token} />
    </div>
  );
}

function Known({ token }: { token: string }) {
  const texts = useMyOrdersTexts();
  const { owned } = texts;
  const { known, retry } = useOwnedOrders(token);
  if (known.status === "gone") {
    const { title, text } = owned.gone;
    const call = (
      <ButtonLink icon="phone" href={brand.phoneLink}>
        {owned.call(brand.phone)}
      </ButtonLink>
    );
    return (
      <EmptyState drawing="lost" level={1} title={title} actions={call}>
        <p>{text}</p>
      </EmptyState>
    );
  }
  if (known.status !== "here") {
    const isFailed = known.status === "failed";
    return (
      <>
        <h1>{owned.name}</h1>
        <p className="quiet" role="status">
          {isFailed ? texts.failed : texts.loading}
        </p>
        {isFailed ? (
          <p>
            <Button onClick={retry}>{texts.retry}</Button>
          </p>
        ) : (
          <Bone size="card" />
        )}
      </>
    );
  }
  const { name, orders } = known.list;
  return (
    <>
      <h1>{owned.title(name)}</h1>
      <p className="lede">{owned.text}</p>
      {orders.length > 0 ? (
        <OrderRows heading={texts.all} orders={orders} />
      ) : (
        <EmptyState drawing="lost" title={owned.none.title}>
          <p>{owned.none.text}</p>
        </EmptyState>
      )}
    </>
  );
}
