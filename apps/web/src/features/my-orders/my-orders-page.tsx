import { formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/drawing.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Bone } from "../../ui/skeleton.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { Head, Link } from "../../parts/navigation/link.tsx";
import { useHref } from "../../parts/navigation/visit.ts";
import { useSession } from "../../api/session.ts";
import styles from "./my-orders.module.css";
import { useMyOrdersTexts } from "./my-orders-texts.ts";
import { nextStop, type ListedOrder, type NextStop, OrderRows, PayLink } from "./order-rows.tsx";
import { useSyncExternalStore, useEffect, useEffectEvent, useState } from "react";
import { Card } from "../../ui/card.tsx";
import { LoginForm } from "../../parts/session/login-form.tsx";
import { call } from "../../api/client.ts";
import type { ListedPlan } from "@waslijn/contract/customer/my-order";
import { useLanguage } from "../../i18n/language-context.ts";
import { OrderLine } from "../../parts/order-life/order-line.tsx";
import { StepSaid } from "../../parts/order-life/step-said.tsx";
import { useSentence } from "../../parts/order-life/situation.ts";
import { brand } from "@waslijn/contract/shared/brand";
import { useOwnedOrders } from "./use-owned-orders.ts";

type OrderList = {
  status: "loading" | "failed" | "loaded";
  orders: readonly ListedOrder[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
  plans: readonly ListedPlan[];
};

const NOTHING: OrderList = { status: "loading", orders: [], next: null, plans: [] };

/** Orders of the logged-in user, paginated. */
function useMyOrders(): OrderList & { more: () => void } {
  const [list, setList] = useState(NOTHING);
  const load = (before: string | null): Promise<void> =>
    call("myOrders", { query: before ? { before } : {} }).then(
      ({ orders, next, plans }) =>
        setList((now) => ({
          status: "loaded",
          orders: [...now.orders, ...orders],
          next,
          plans: [...now.plans, ...plans],
        })),
      () => setList((now) => ({ ...now, status: "failed" })),
    );
  const onAppear = useEffectEvent(() => void load(null));
  useEffect(() => onAppear(), []);
  const more = (): void => {
    setList((now) => ({ ...now, status: "loading" }));
    void load(list.next);
  };
  return { ...list, more };
}

const SendLinksForm = lazyPart(() => import("../../parts/order-links/send-links-form.tsx"));

/** Shown to visitors who are not logged in. */
function LogIn() {
  const { logIn } = useMyOrdersTexts();
  return (
    <div className={styles.login}>
      <h1>{logIn.title}</h1>
      <p className="lede">{logIn.text}</p>
      <Card>
        <LoginForm missing={logIn.missing} onLoggedIn={() => undefined} />
      </Card>
      <SendLinksForm />
    </div>
  );
}

const OWNER = /^#of=([\w-]+)$/;

/** Module-level: kept when a change of language changes the URL. */
let known: string | undefined;
const read = (): string | undefined => (known = OWNER.exec(location.hash)?.[1] ?? known);

const follow = (tell: () => void): (() => void) => {
  addEventListener("hashchange", tell);
  return () => removeEventListener("hashchange", tell);
};

/** Token of a company or location, from its mail. In the hash, which browsers do not send to any server. */
const useOwnerToken = (): string | undefined => useSyncExternalStore(follow, read, () => undefined);

const Assistants = lazyPart(() => import("./assistants/assistants.tsx"));
const MyPlans = lazyPart(() => import("./my-plans.tsx"));

/** Orders of the logged-in user, or of the company or location of the link. */
export default function MyOrdersPage() {
  const token = useOwnerToken();
  return token ? <OwnedOrders token={token} /> : <PersonsOrders />;
}

/** All orders of the logged-in user (MINE-11). */
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
      <details className={styles.settings}>
        <summary>
          {texts.settings}
          <Icon name="down" />
        </summary>
        <p>
          <Link route="logout">{texts.logOut}</Link>
        </p>
        <Assistants />
      </details>
    </>
  );
}

/** The next pickup or delivery, above the list. */
function NextStopCard({ stop: { order, stop, window } }: { stop: NextStop }) {
  const texts = useMyOrdersTexts();
  const language = useLanguage();
  const sentence = useSentence(order);
  const needsWindow = order.awaits !== null || order.gone.length > 0;
  const said = texts.stops[stop](formatWholeDate(window.date, language));
  return (
    <Card pegged className={styles.stop} aria-labelledby="next-stop">
      <p className="quiet">
        {texts.next} · <span className="nb">{order.number}</span>
      </p>
      <h2 id="next-stop">
        {needsWindow ? sentence : said.charAt(0).toUpperCase() + said.slice(1)}
      </h2>
      {needsWindow ? null : (
        <p>
          <strong>{formatHours(window)}</strong>
        </p>
      )}
      <div className={styles.line}>
        <OrderLine order={order} look="mini" />
      </div>
      <StepSaid order={order} className={styles.step} />
      <p className={styles.acts}>
        <ButtonLink kind="line" href={order.link}>
          {texts.view}
        </ButtonLink>
        {order.toPay ? <PayLink number={order.number} toPay={order.toPay} /> : null}
      </p>
    </Card>
  );
}

/** Orders of a company or location, by its mailed link (MINE-13). */
function OwnedOrders({ token }: { token: string }) {
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
  const { known, retry, more } = useOwnedOrders(token);
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
  const { name, orders, next } = known.list;
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
      {known.more === "failed" ? <p role="alert">{texts.failed}</p> : null}
      {next ? (
        <p className={styles.more}>
          <Button kind="line" busy={known.more === "loading"} busyLabel={texts.busy} onClick={more}>
            {known.more === "failed" ? texts.retry : texts.older}
          </Button>
        </p>
      ) : null}
    </>
  );
}
