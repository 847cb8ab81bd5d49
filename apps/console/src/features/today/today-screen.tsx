import type { Today } from "@waslijn/contract/console/desk/today";
import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { TodaySearch } from "../../api/questions.ts";
import { todayQuery } from "../../api/today-query.ts";
import { formatLongDate } from "../../i18n/format-window.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useToday } from "../../i18n/use-today.ts";
import { useHubs } from "../../api/use-hubs.ts";
import { Bar } from "../../parts/bar/bar.tsx";
import { ByPhoneLink } from "../../parts/by-phone/by-phone-link.tsx";
import { EXACTLY } from "../../parts/link/exactly.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { Live } from "../../parts/live/live.tsx";
import { Failed, Loading } from "../../parts/states/states.tsx";
import { ArrivalsPanel } from "./arrivals-panel.tsx";
import { DriversPanel } from "./drivers-panel.tsx";
import { Figures } from "./figures.tsx";
import { NeedsPanel } from "./needs-panel.tsx";
import { useTodayTexts } from "./today-texts.ts";
import { WindowsPanel } from "./windows-panel.tsx";
import "../../parts/chart/chart.css";
import "./today.css";

const route = getRouteApi("/staff-only/shell/today");

/** The day at a glance: what is done, what needs a hand, what came in (DESK-01). */
export function TodayScreen() {
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
        <div className="hubs">
          <Hubs search={search} />
          <Days search={search} day={day} />
        </div>
        {isPending && <Loading label={texts.loading} rows={12} />}
        {!data && error && <Failed failure={error} onRetry={() => void refetch()} />}
        {data && <Day today={data} search={search} />}
      </main>
    </>
  );
}

function Day({ today, search }: { today: Today; search: TodaySearch }) {
  return (
    <>
      <Figures today={today} />
      <div className="cols cols-today">
        <div className="col">
          {today.hubs.map((hub) => (
            <WindowsPanel key={hub.id} hub={hub} today={today} />
          ))}
          <ArrivalsPanel hub={search.hub} />
        </div>
        <div className="col">
          <NeedsPanel needs={today.needs} hasMailGateway={today.hasMailGateway} hub={search.hub} />
          <DriversPanel runs={today.runs} search={search} />
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
