import { formatCents } from "@waslijn/contract/shared/formats/money";
import { formatDay, formatTime } from "@waslijn/contract/shared/formats/times";
import type { DeskOrder } from "@waslijn/contract/console/order";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useLanguage } from "../../i18n/language.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Bar, useOpenCommandBar } from "../../parts/bar.tsx";
import { Icon, Peg } from "../../ui/icon.tsx";
import { StateRing, useStateTexts } from "../../parts/state-ring.tsx";
import { ComplaintButton } from "../../parts/contact/contact-buttons.tsx";
import { ComplaintsPanel } from "../../parts/contact/complaints-panel.tsx";
import { Live } from "../../parts/live.tsx";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { BillPanel } from "./money/bill-panel.tsx";
import { CanPanel } from "./acts/can-panel.tsx";
import { CustomerPanel } from "./customer-panel.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { MessagesPanel } from "./messages-panel.tsx";
import { NotesPanel } from "./notes-panel.tsx";
import { orderQuery, useOrderActs, type OrderActs } from "./use-order-acts.ts";
import { useOrderTexts } from "./order-texts.ts";
import { PaymentsPanel } from "./money/payments-panel.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import "./line.css";
import "./order.css";
import { useClashWords } from "../../parts/clash-texts.ts";
import { stateSteps } from "./state-steps.ts";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { TextField } from "../../ui/form/field.tsx";
import "./bags.css";
import { defineTexts } from "../../i18n/define-texts.ts";
import { DeliveriesPanel, FindingsPanel, MissingBags } from "./deliveries-panel.tsx";
import { StageBadge, StagePanel } from "./stage-panel.tsx";
import { TimesPanel } from "./times-panel.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";

const useBagsTexts = defineTexts({
  en: {
    title: "The bags do not add up.",
    differ: (door: number, arrived: number) => `${door} at the door, ${arrived} arrived.`,
    why: "What happened?",
    clear: "Solved",
    cleared: "The flag is gone. What you wrote is among the notes.",
  },
  nl: {
    title: "De waszakken kloppen niet.",
    differ: (door: number, arrived: number) => `Aan de deur ${door}, binnen ${arrived}.`,
    why: "Wat is er gebeurd?",
    clear: "Opgelost",
    cleared: "De melding is weg. De uitleg staat bij de notities.",
  },
});

type Props = { order: DeskOrder; door: number; arrived: number; acts: OrderActs };

/** Unexplained difference between picked-up and arrived bags (COUNT-05). */
function BagsFlag({ order, door, arrived, acts }: Props) {
  const texts = useBagsTexts();
  const [reason, setReason] = useState("");
  const clear = (): void =>
    void acts.change(texts.cleared, () =>
      callConsole("clearBags", {
        params: { number: order.number },
        body: { reason: reason.trim() },
      }),
    );
  return (
    <Form className="note bags-flag" aria-label={texts.title} onSubmit={clear}>
      <Icon name="bag" />
      <p>
        <b>{texts.title}</b> {texts.differ(door, arrived)}
      </p>
      <TextField label={texts.why} required maxLength={200} value={reason} onChange={setReason} />
      <Button isSubmit disabled={acts.isRunning}>
        {texts.clear}
      </Button>
    </Form>
  );
}

const route = getRouteApi("/staff-only/shell/orders/$number");

export default function OrderScreen() {
  const texts = useOrderTexts();
  const { number } = route.useParams();
  const { data: order, error, isPending, refetch } = useQuery(orderQuery(number));
  return (
    <>
      <Bar
        title={number}
        back={<Back />}
        beside={order && <Beside order={order} />}
        end={
          <>
            {order && <OrderComplaint order={order} />}
            <Live />
          </>
        }
      />
      <main id="main" className="page">
        {isPending && <Loading label={texts.loading} rows={10} />}
        {order && <Panels key={number} order={order} />}
        {!order && error && isGone(error) && <Gone />}
        {!order && error && !isGone(error) && (
          <Failed failure={error} onRetry={() => void refetch()} />
        )}
      </main>
    </>
  );
}

/** A complaint for a caller; before the pickup there is nothing to complain about. */
function OrderComplaint({ order: { number, state, customer } }: { order: DeskOrder }) {
  const mayComplain = state !== "placed" && state !== "cancelled";
  return <ComplaintButton name={customer.name} numbers={mayComplain ? [number] : []} />;
}

function Gone() {
  const texts = useOrderTexts();
  const search = useOpenCommandBar();
  return (
    <Empty title={texts.gone}>
      <p>{texts.goneHint}</p>
      <Button onClick={search}>
        <Icon name="search" size="s" />
        {texts.goneSearch}
      </Button>
    </Empty>
  );
}

const isGone = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 404;

function Panels({ order }: { order: DeskOrder }) {
  const acts = useOrderActs(order, route.useSearch().do);
  const otherPhotos = order.doorPhotos.filter(
    ({ id }) => !order.deliveries.some(({ photo }) => photo === id),
  );
  return (
    <>
      <StateLine order={order} />
      <DriversSaid said={order.driversSaid} />
      <MissingBags order={order} />
      {order.bagsDiffer && <BagsFlag order={order} {...order.bagsDiffer} acts={acts} />}
      <div className="cols cols-order">
        <CanPanel order={order} acts={acts} />
        <div className="col col-main">
          <TimesPanel order={order} acts={acts} />
          <DeliveriesPanel order={order} />
          <FindingsPanel order={order} />
          <div className="two">
            <BillPanel order={order} acts={acts} />
            <PaymentsPanel order={order} acts={acts} />
          </div>
          <MessagesPanel order={order} />
          {order.complaints.length > 0 && <ComplaintsPanel complaints={order.complaints} />}
          <NotesPanel order={order} acts={acts} />
        </div>
        <div className="col">
          <CustomerPanel order={order} />
          {order.kind === "consumer" && <PlanPanel number={order.number} />}
          {order.stage && <StagePanel stage={order.stage} state={order.state} />}
          <HistoryPanel history={order.history} photos={otherPhotos} written={order.written} />
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
      <span className="bar-name">{order.customer.name}</span>
      <StateRing state={order.state} awaits={order.awaits} part={order.part} />
      {open > 0 && (
        <Badge icon="clock" tone={order.bill?.state === "overdue" ? "bad" : "ask"}>
          {texts.billOpen(formatCents(open, language))}
        </Badge>
      )}
    </>
  );
}

/** Driver reports that could not be applied, until the desk resolves them (DRIVE-08). */
function DriversSaid({ said }: { said: DeskOrder["driversSaid"] }) {
  const texts = useOrderTexts().driversSaid;
  const words = useClashWords();
  return said.map((clash) => (
    <p key={clash.id} className="note note-bad">
      <Icon name="van" />
      <span>
        <b>{words(clash).said}</b> {words(clash).why} {texts.hint}
      </span>
    </p>
  ));
}

function StateLine({ order }: { order: DeskOrder }) {
  const texts = useOrderTexts();
  const states = useStateTexts();
  const language = useLanguage();
  return (
    <section className="panel lined" aria-label={texts.state}>
      <ol className="line">
        {stateSteps(order).map(({ state, stands, at, misses }) => (
          <li
            key={state}
            className={`is-${stands}`}
            {...(stands === "now" && { "aria-current": "step" })}
          >
            <Peg />
            <b>
              {stands === "done" && <Icon name="check" />}
              {stands === "missed" && <Icon name="st-miss" />}
              {stands === "missed" ? states.missed : states[state]}
            </b>
            {at && (
              <small>
                {formatDay(at, language)} {formatTime(at)}
              </small>
            )}
            {stands === "now" && order.stage && <StageBadge stage={order.stage} />}
            {misses > (stands === "missed" ? 1 : 0) && (
              <small className="line-misses">{texts.missed(misses)}</small>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
