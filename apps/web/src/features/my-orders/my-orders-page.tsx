import { Button, ButtonLink } from "@waslijn/ui/button/button.tsx";
import { EmptyState } from "@waslijn/ui/empty/empty-state.tsx";
import { Bone } from "@waslijn/ui/skeleton/skeleton.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { Head } from "../../parts/navigation/head.tsx";
import { LogIn } from "./log-in.tsx";
import { useHref } from "../../parts/navigation/use-visit.ts";
import { useSession } from "../../parts/session/use-session.ts";
import styles from "./my-orders.module.css";
import { useMyOrdersTexts } from "./my-orders-texts.ts";
import { nextStop } from "./next-stop.ts";
import { NextStopCard } from "./next-stop-card.tsx";
import { OrderRows } from "./order-rows.tsx";
import { OwnedOrders } from "./owned-orders.tsx";
import { useOwnerToken } from "./use-owner-token.ts";
import { useMyOrders } from "./use-my-orders.ts";

const Assistants = lazyPart(() => import("./assistants/assistants.tsx"));
const MyPlans = lazyPart(() => import("./plans/my-plans.tsx"));

/** The orders of a person, or of a company or location that came by its own link. */
export default function MyOrdersPage() {
  const token = useOwnerToken();
  return token ? <OwnedOrders token={token} /> : <PersonsOrders />;
}

/** All orders of somebody who is logged in (MINE-11). */
function PersonsOrders() {
  const texts = useMyOrdersTexts();
  const { ready, type } = useSession();
  return (
    <div className="wrap pagepad-s">
      <Head title={texts.title} description={texts.description} />
      {!ready ? <Waiting /> : type === "user" ? <Orders /> : <LogIn />}
    </div>
  );
}

function Waiting() {
  const texts = useMyOrdersTexts();
  return (
    <div className={`stack ${styles.waiting}`} aria-busy="true">
      <h1>{texts.title}</h1>
      <p className="quiet" role="status">
        {texts.loading}
      </p>
      <Bone size="card" />
    </div>
  );
}

function Orders() {
  const texts = useMyOrdersTexts();
  const order = useHref()("order", { page: "address-selection" });
  const { status, orders, next, plans, more } = useMyOrders();
  if (status === "loading" && orders.length === 0) return <Waiting />;
  const stop = nextStop(orders);
  const others = orders.filter((listed) => listed !== stop?.order);
  return (
    <>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <ButtonLink href={order}>{texts.newOrder}</ButtonLink>
      </div>
      <div className={styles.now}>
        {stop ? <NextStopCard stop={stop} /> : null}
        {plans.length > 0 ? <MyPlans plans={plans} /> : null}
      </div>
      {others.length > 0 ? (
        <OrderRows heading={stop ? texts.earlier : texts.all} orders={others} />
      ) : null}
      {status === "loaded" && orders.length === 0 ? (
        <EmptyState drawing="lost" title={texts.none.title}>
          <p>{texts.none.text}</p>
        </EmptyState>
      ) : null}
      {status === "failed" ? <p role="alert">{texts.failed}</p> : null}
      {next || status === "failed" ? (
        <p className={styles.more}>
          <Button kind="line" busy={status === "loading"} busyLabel={texts.busy} onClick={more}>
            {status === "failed" ? texts.retry : texts.older}
          </Button>
        </p>
      ) : null}
      <Assistants />
    </>
  );
}
