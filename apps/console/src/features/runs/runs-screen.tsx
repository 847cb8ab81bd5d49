import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { runsQuery } from "../../api/runs-query.ts";
import { useHubs } from "../../api/use-hubs.ts";
import { formatLongDate } from "../../i18n/format-window.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useToday } from "../../i18n/use-today.ts";
import { Bar } from "../../parts/bar/bar.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { EXACTLY } from "../../parts/link/exactly.ts";
import { Live } from "../../parts/live/live.tsx";
import { Failed, Loading } from "../../parts/states/states.tsx";
import { Board } from "./board.tsx";
import { NewRun } from "./new-run.tsx";
import { Proposal } from "./proposal.tsx";
import { useRunsTexts } from "./runs-texts.ts";
import "./runs.css";

const route = getRouteApi("/staff-only/shell/runs");

/** Who drives what at a hub on a day (DESK-09). */
export function RunsScreen() {
  const texts = useRunsTexts();
  const language = useLanguage();
  const search = route.useSearch();
  const today = useToday();
  const hubs = useHubs();
  const day = search.day ?? today;
  const hub = search.hub ?? hubs[0]?.id ?? "";
  const { data: board, error, refetch } = useQuery(runsQuery({ hub, day }));
  const at = (next: string) => ({ hub, day: next });
  return (
    <>
      <Bar
        title={texts.title}
        beside={<p className="quiet bar-sub">{formatLongDate(day, language)}</p>}
        end={<Live />}
      />
      <main id="main" className="page runs-page">
        <div className="hubs">
          <nav className="seg" aria-label={texts.hub}>
            {hubs.map(({ id, name }) => (
              <Link
                key={id}
                to="/runs"
                search={{ ...search, hub: id }}
                {...(id === hub && { "aria-current": true as const })}
              >
                {name}
              </Link>
            ))}
          </nav>
          <div className="daynav">
            <Link
              className="btn btn-line btn-sq"
              to="/runs"
              search={at(addDays(day, -1))}
              aria-label={texts.previous}
            >
              <Icon name="left" size="s" />
            </Link>
            <Link className="btn btn-line" to="/runs" search={{ hub }} activeOptions={EXACTLY}>
              {texts.today}
            </Link>
            <Link
              className="btn btn-line btn-sq"
              to="/runs"
              search={at(addDays(day, 1))}
              aria-label={texts.next}
            >
              <Icon name="right" size="s" />
            </Link>
            {board && <NewRun board={board} />}
            {board && <Proposal board={board} />}
          </div>
        </div>
        {!board && !error && <Loading label={texts.loading} rows={12} />}
        {!board && error && <Failed failure={error} onRetry={() => void refetch()} />}
        {board && <Board board={board} key={`${board.hub.id} ${board.day}`} />}
        {board && <Keys />}
      </main>
    </>
  );
}

function Keys() {
  const { keys } = useRunsTexts();
  return (
    <p className="keys runs-keys">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {keys.move}
      </span>
      <span>
        <kbd>X</kbd> {keys.choose}
      </span>
      <span>
        <kbd>1</kbd>–<kbd>9</kbd> {keys.run}
      </span>
      <span>
        <kbd>0</kbd> {keys.nobody}
      </span>
      <span>
        <kbd>L</kbd> {keys.lock}
      </span>
      <span>
        <kbd>?</kbd> {keys.all}
      </span>
    </p>
  );
}
