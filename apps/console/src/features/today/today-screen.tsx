import { formatLongDate, formatWindow } from "@waslijn/contract/shared/formats/dates";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import { initials } from "../../i18n/initials.ts";
import type { Today, TodayRun } from "@waslijn/contract/console/today";
import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { TodaySearch } from "../../api/questions.ts";
import { todayQuery, useHubs } from "../../api/queries.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useToday, useMoment } from "../../i18n/use-today.ts";
import { Bar } from "../../parts/bar.tsx";
import { ByPhoneLink } from "../../parts/by-phone-link.tsx";
import { EXACTLY } from "../../ui/exactly.ts";
import { Icon } from "../../ui/icon.tsx";
import { Live } from "../../parts/live.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { Figures } from "./figures.tsx";
import { NeedsPanel } from "./needs-panel.tsx";
import { SetupFirst } from "./setup-list.tsx";
import { useTodayTexts } from "./today-texts.ts";
import { HubsPanel } from "./hubs-panel.tsx";
import "../../ui/chart.css";
import "./today.css";
import { Badge } from "../../ui/badge.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { OrderListRow } from "@waslijn/contract/console/orders";
import { callConsole } from "../../api/client.ts";
import { Table } from "../../ui/table/table.tsx";

const SHOWN = 5;

/** The latest orders, updated live. */
function ArrivalsPanel({ hub }: { hub: string | undefined }) {
  const texts = useTodayTexts();
  const query = { sort: "placed" as const, ...(hub !== undefined && { hub }) };
  const { data, error, refetch } = useQuery({
    // Under the "orders" prefix, so that it is invalidated with the lists.
    queryKey: ["orders", "arrivals", query],
    queryFn: ({ signal }) => callConsole("deskOrders", { query, signal }),
  });
  return (
    <Panel
      title={texts.arrived}
      aside={
        <Link className="link" to="/orders" search={query}>
          {texts.allOrders}
        </Link>
      }
    >
      {!data && !error && <Loading label={texts.loading} rows={SHOWN} />}
      {!data && error && <Failed failure={error} onRetry={() => void refetch()} />}
      {data?.orders.length === 0 && <p className="panel-in quiet">{texts.noArrivals}</p>}
      {data && data.orders.length > 0 && (
        <Table
          caption={texts.arrived}
          columns={[
            texts.arrival.placed,
            texts.arrival.number,
            { words: texts.arrival.customer, className: "clip" },
            { words: texts.arrival.address, className: "c-2" },
            { words: texts.arrival.services, className: "clip c-1" },
            { words: texts.arrival.pickup, className: "c-4" },
          ]}
          isHeadHidden
        >
          {data.orders.slice(0, SHOWN).map((order) => (
            <Arrival key={order.number} order={order} />
          ))}
        </Table>
      )}
    </Panel>
  );
}

function Arrival({ order }: { order: OrderListRow }) {
  const moment = useMoment();
  const today = useToday();
  const language = useLanguage();
  return (
    <tr>
      <td className="quiet">
        <time dateTime={order.placedAt}>{moment(order.placedAt)}</time>
      </td>
      <td className="no">
        <Link to="/orders/$number" params={{ number: order.number }}>
          {order.number}
        </Link>
      </td>
      <td className="clip">{order.customer}</td>
      <td className="quiet c-2">{order.address}</td>
      <td className="quiet clip c-1">{order.services.map(({ name }) => name).join(", ")}</td>
      <td className="r c-4">{formatWindow(order.pickup, today, language)}</td>
    </tr>
  );
}

const route = getRouteApi("/staff-only/shell/today");

/** The overview of the day: progress, needs and new orders (DESK-01). */
export default function TodayScreen() {
  const texts = useTodayTexts();
  const language = useLanguage();
  const search = route.useSearch();
  const today = useToday();
  const day = search.day ?? today;
  const { data, error, isPending, refetch } = useQuery(todayQuery(search));
  return (
    <>
      <Bar
        title={day === today ? texts.title : formatLongDate(day, language)}
        beside={<p className="quiet bar-sub">{formatLongDate(day, language)}</p>}
        end={
          <>
            <Live />
            <ByPhoneLink />
          </>
        }
      />
      <main id="main" className="page today">
        <SetupFirst>
          <div className="hubs">
            <Hubs search={search} />
          </div>
          {isPending && <Loading label={texts.loading} rows={12} />}
          {!data && error && <Failed failure={error} onRetry={() => void refetch()} />}
          {data && <Day today={data} search={search} day={day} />}
        </SetupFirst>
      </main>
    </>
  );
}

function Day({ today, search, day }: { today: Today; search: TodaySearch; day: string }) {
  return (
    <>
      <NeedsPanel needs={today.needs} hasMailGateway={today.hasMailGateway} hub={search.hub} />
      <Figures today={today} />
      <div className="cols cols-today">
        <div className="col">
          <HubsPanel today={today} aside={<Days search={search} day={day} />} />
          <ArrivalsPanel hub={search.hub} />
        </div>
        <div className="col">
          <DriversPanel runs={today.runs} search={search} />
          {today.stages.length > 0 && <StagesPanel stages={today.stages} hub={search.hub} />}
        </div>
      </div>
    </>
  );
}

function Hubs({ search }: { search: TodaySearch }) {
  const texts = useTodayTexts();
  const hubs = useHubs();
  const { hub: _, ...others } = search;
  return (
    <nav className="seg" aria-label={texts.hub}>
      <Link to="/today" search={others} activeOptions={EXACTLY}>
        {texts.allHubs}
      </Link>
      {hubs.map(({ id, name }) => (
        <Link key={id} to="/today" search={{ ...others, hub: id }} activeOptions={EXACTLY}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

function Days({ search, day }: { search: TodaySearch; day: string }) {
  const texts = useTodayTexts();
  const { day: _, ...others } = search;
  return (
    <div className="daynav">
      <Link
        className="btn btn-line btn-sq"
        to="/today"
        search={{ ...others, day: addDays(day, -1) }}
        aria-label={texts.previous}
      >
        <Icon name="left" size="s" />
      </Link>
      <Link className="btn btn-line" to="/today" search={others} activeOptions={EXACTLY}>
        {texts.today}
      </Link>
      <Link
        className="btn btn-line btn-sq"
        to="/today"
        search={{ ...others, day: addDays(day, 1) }}
        aria-label={texts.next}
      >
        <Icon name="right" size="s" />
      </Link>
    </div>
  );
}

type StagesProps = { stages: Today["stages"]; hub: string | undefined };

/** Orders in each step between counted and ready (COUNT-07). */
function StagesPanel({ stages, hub }: StagesProps) {
  const texts = useTodayTexts().stages;
  return (
    <Panel
      title={texts.title}
      aside={
        <Link className="link" to="/count/stages" search={hub ? { hub } : {}}>
          {texts.all}
        </Link>
      }
    >
      <ul className="rows">
        {stages.map(({ id, name, orders, late }) => (
          <li key={id} className="today-stage">
            <span>{name}</span>
            {late > 0 && (
              <Badge icon="warn" tone="bad">
                {texts.late(late)}
              </Badge>
            )}
            <b>{orders}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Props = { runs: TodayRun[]; search: TodaySearch };

/** Drivers on the way, their progress and next stop. */
function DriversPanel({ runs, search }: Props) {
  const texts = useTodayTexts();
  return (
    <Panel
      title={texts.onTheWay}
      aside={
        <Link className="link" to="/runs" search={search}>
          {texts.runs}
        </Link>
      }
    >
      {runs.length === 0 && <p className="panel-in quiet">{texts.noRuns}</p>}
      <ul className="rows">
        {runs.map((run) => (
          <DriverRow key={run.id} run={run} />
        ))}
      </ul>
    </Panel>
  );
}

function DriverRow({ run: { driver, done, missed, all, next } }: { run: TodayRun }) {
  const texts = useTodayTexts();
  const whole = Math.max(1, all);
  return (
    <li className="driver">
      <span className="face" aria-hidden="true">
        {initials(driver)}
      </span>
      <span className="hand-text">
        <b>{driver}</b>
        <span>
          {next ? `${next.street}, ${formatHours(next)}` : all > 0 ? texts.runOver : texts.runEmpty}
        </span>
      </span>
      <span className="driver-far">
        <span>
          <b>{done}</b>
          <span className="quiet">/{all}</span>
          <span className="hide"> {texts.stopWords(done, all - done - missed, missed)}</span>
        </span>
        <svg viewBox={`0 0 ${whole} 6`} preserveAspectRatio="none" aria-hidden="true">
          <rect className="track" width={whole} height="6" />
          <rect className="fill" width={done} height="6" />
          <rect className="kbad" x={done} width={missed} height="6" />
        </svg>
      </span>
    </li>
  );
}
