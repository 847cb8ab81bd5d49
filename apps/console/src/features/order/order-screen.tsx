import type { DeskOrder } from "@waslijn/contract/console/desk/order";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { formatCents } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { Badge } from "../../parts/badge/badge.tsx";
import { Bar } from "../../parts/bar/bar.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { StateRing } from "../../parts/state-ring/state-ring.tsx";
import { Live } from "../../parts/live/live.tsx";
import { Empty, Failed, Loading } from "../../parts/states/states.tsx";
import { BillPanel } from "./money/bill-panel.tsx";
import { BagsFlag } from "./bags/bags-flag.tsx";
import { CanPanel } from "./acts/can-panel.tsx";
import { CustomerPanel } from "./customer-panel.tsx";
import { DriversSaid } from "./drivers-said.tsx";
import { HistoryPanel } from "./history/history-panel.tsx";
import { MessagesPanel } from "./messages/messages-panel.tsx";
import { NotesPanel } from "./notes-panel.tsx";
import { orderQuery } from "./order-query.ts";
import { useOrderTexts } from "./order-texts.ts";
import { PaymentsPanel } from "./money/payments-panel.tsx";
import { PlanPanel } from "./plan/plan-panel.tsx";
import { StateLine } from "./line/state-line.tsx";
import { TimesPanel } from "./times/times-panel.tsx";
import { useOrderActs } from "./acts/use-order-acts.ts";
import "./line/line.css";
import "./order.css";

const route = getRouteApi("/staff-only/shell/orders/$number");

export function OrderScreen() {
  const texts = useOrderTexts();
  const { number } = route.useParams();
  const { data: order, error, isPending, refetch } = useQuery(orderQuery(number));
  return (
    <>
      <Bar
        title={number}
        back={<Back />}
        beside={order && <Beside order={order} />}
        end={<Live />}
      />
      <main id="main" className="page">
        {isPending && <Loading label={texts.loading} rows={10} />}
        {order && <Panels key={number} order={order} />}
        {!order && error && isGone(error) && <Empty title={texts.gone}>{texts.goneHint}</Empty>}
        {!order && error && !isGone(error) && (
          <Failed failure={error} onRetry={() => void refetch()} />
        )}
      </main>
    </>
  );
}

const isGone = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 404;

function Panels({ order }: { order: DeskOrder }) {
  const acts = useOrderActs(order);
  return (
    <>
      <StateLine order={order} />
      <DriversSaid said={order.driversSaid} />
      {order.bagsDiffer && <BagsFlag order={order} {...order.bagsDiffer} acts={acts} />}
      <div className="cols cols-order">
        <div className="col">
          <TimesPanel order={order} acts={acts} />
          <div className="two">
            <BillPanel order={order} acts={acts} />
            <PaymentsPanel order={order} acts={acts} />
          </div>
          <MessagesPanel order={order} />
          <NotesPanel order={order} acts={acts} />
        </div>
        <div className="col">
          <CanPanel order={order} acts={acts} />
          <CustomerPanel order={order} />
          {order.kind === "consumer" && <PlanPanel number={order.number} />}
          <HistoryPanel history={order.history} photos={order.doorPhotos} />
        </div>
      </div>
    </>
  );
}

function Back() {
  const texts = useOrderTexts();
  return (
    <Link className="btn btn-quiet btn-sq" to="/orders" aria-label={texts.back}>
      <Icon name="back" />
    </Link>
  );
}

function Beside({ order }: { order: DeskOrder }) {
  const texts = useOrderTexts();
  const language = useLanguage();
  const open = order.bill?.open ?? 0;
  return (
    <>
      <StateRing state={order.state} />
      {open > 0 && (
        <Badge icon="clock" tone={order.bill?.state === "overdue" ? "bad" : "ask"}>
          {texts.billOpen(formatCents(open, language))}
        </Badge>
      )}
    </>
  );
}
