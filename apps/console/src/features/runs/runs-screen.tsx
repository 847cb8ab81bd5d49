import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { meQuery } from "../../api/me-query.ts";
import { runsQuery } from "../../api/runs-query.ts";
import { useHubs } from "../../api/queries.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useToday } from "../../i18n/use-today.ts";
import { Bar } from "../../parts/bar.tsx";
import { Icon } from "../../ui/icon.tsx";
import { EXACTLY } from "../../ui/exactly.ts";
import { Live } from "../../parts/live.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { Board } from "./board.tsx";
import { useRunsTexts } from "./runs-texts.ts";
import "./runs.css";
import type { RunsBoard } from "@waslijn/contract/console/runs";
import { callConsole } from "../../api/client.ts";
import { useAct } from "../../parts/use-act.ts";
import { Menu } from "../../ui/overlay/menu.tsx";
import { lazy, Suspense, useState } from "react";
import { Ask } from "../../ui/overlay/ask.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { stopName } from "../../parts/plan-stops.ts";
import { usePlan } from "../../parts/use-plan.ts";
import { Button } from "../../ui/button.tsx";

const DispatchMap = lazy(() => import("./map/dispatch-map.tsx"));

const route = getRouteApi("/staff-only/shell/runs");

/** Runs of a hub on a day (DESK-09). */
export default function RunsScreen() {
  const texts = useRunsTexts();
  const language = useLanguage();
  const search = route.useSearch();
  const today = useToday();
  const { data: me } = useSuspenseQuery(meQuery);
  const ownHub = me.role === "hub" ? me.hub : null;
  const hubs = useHubs(ownHub === null);
  const day = search.day ?? today;
  const hub = ownHub ?? search.hub ?? hubs[0]?.id ?? "";
  const { data: board, error, refetch } = useQuery(runsQuery({ hub, day }));
  const isMap = search.as === "map";
  const view = isMap ? { as: "map" as const } : {};
  const at = (next: string) => ({ hub, day: next, ...view });
  return (
    <>
      <Bar
        title={texts.title}
        beside={<p className="quiet bar-sub">{formatLongDate(day, language)}</p>}
        end={ownHub === null && <Live />}
      />
      <main id="main" className="page runs-page">
        <div className="hubs">
          {ownHub !== null && board && <h2>{board.hub.name}</h2>}
          {ownHub === null && (
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
          )}
          <div className="runs-tools">
            <nav className="seg" aria-label={texts.views.label}>
              <Link
                to="/runs"
                search={{ hub, day }}
                activeOptions={EXACTLY}
                {...(!isMap && { "aria-current": true as const })}
              >
                {texts.views.board}
              </Link>
              <Link
                to="/runs"
                search={{ hub, day, as: "map" }}
                activeOptions={EXACTLY}
                {...(isMap && { "aria-current": true as const })}
              >
                {texts.views.map}
              </Link>
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
              <Link
                className="btn btn-line"
                to="/runs"
                search={{ hub, ...view }}
                activeOptions={EXACTLY}
              >
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
        </div>
        {!board && !error && <Loading label={texts.loading} rows={12} />}
        {!board && error && <Failed failure={error} onRetry={() => void refetch()} />}
        {board && !isMap && (
          <Board board={board} isOwnHub={ownHub !== null} key={`${board.hub.id} ${board.day}`} />
        )}
        {board && !isMap && <Keys />}
        {board && isMap && (
          <Suspense fallback={<Loading label={texts.loading} rows={12} />}>
            <DispatchMap board={board} key={`${board.hub.id} ${board.day}`} />
          </Suspense>
        )}
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

/** Adds a run for a driver of the hub, or an owner, without one on this day. */
function NewRun({ board: { hub, day, free } }: { board: RunsBoard }) {
  const texts = useRunsTexts();
  const { act, isRunning } = useAct({ refresh: [["runs"], ["today"]] });
  if (free.length === 0) return null;
  const make = (driver: (typeof free)[number]): void =>
    void act({
      done: texts.made(driver.name),
      run: () => callConsole("makeRun", { body: { hub: hub.id, day, driver: driver.id } }),
    });
  return (
    <Menu
      className="btn btn-line"
      isDisabled={isRunning}
      align="end"
      lines={[
        { kind: "label", words: texts.newRunFor },
        ...free.map((driver) => ({
          kind: "act" as const,
          words: driver.name,
          act: () => make(driver),
        })),
      ]}
    >
      <Icon name="plus" size="s" />
      {texts.newRun}
    </Menu>
  );
}

/** Requests a proposal for distributing the stops, and applies it on confirmation. */
function Proposal({ board }: { board: RunsBoard }) {
  const texts = useRunsTexts();
  const [isAsked, setIsAsked] = useState(false);
  const open = (): void => setIsAsked(true);
  useShortcuts(board.runs.length > 0 ? [{ keys: "P", label: texts.keys.propose, act: open }] : []);
  if (board.runs.length === 0) return null;
  return (
    <>
      <Button look="main" onClick={open}>
        {texts.propose} <kbd>P</kbd>
      </Button>
      {isAsked && <ProposalDialog board={board} onClose={() => setIsAsked(false)} />}
    </>
  );
}

function ProposalDialog({ board, onClose }: { board: RunsBoard; onClose: () => void }) {
  const texts = useRunsTexts().proposal;
  const { loading, stepped } = useRunsTexts();
  const query = { hub: board.hub.id, day: board.day };
  const { data, error, refetch } = useQuery({
    queryKey: ["runs", "proposal", query],
    gcTime: 0,
    queryFn: ({ signal }) => callConsole("proposeRuns", { query, signal }),
  });
  const { plan, isRunning } = usePlan();
  const rows = board.runs.map(({ id, driver, stops }) => {
    const after = data?.runs.find((run) => run.id === id)?.stops ?? stops;
    const isSame = after.map(stopName).join() === stops.map(stopName).join();
    return { id, name: driver.name, before: stops.length, after: after.length, isSame };
  });
  const spread = rows.reduce((sum, { before, after }) => sum + after - before, 0);
  const isNothing = rows.every(({ isSame }) => isSame);
  const submit = async (): Promise<void> => {
    const done = spread > 0 ? texts.done(spread) : stepped;
    if (data && (await plan(board, data.runs, done))) onClose();
  };
  return (
    <Ask
      title={texts.title}
      submit={texts.submit}
      leave={texts.leave}
      isRunning={isRunning || isNothing}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="quiet">{texts.hint}</p>
      {!data && !error && <Loading label={loading} rows={3} />}
      {!data && error && <Failed failure={error} onRetry={() => void refetch()} />}
      {data && isNothing && <p role="status">{texts.nothing}</p>}
      {data && !isNothing && (
        <div role="status">
          <ul>
            {rows.map(({ id, name, before, after, isSame }) => (
              <li key={id}>
                {before === after && !isSame
                  ? texts.reordered(name)
                  : texts.row(name, before, after)}
              </li>
            ))}
          </ul>
          {data.late.length > 0 && <p>{texts.late(data.late.map(({ number }) => number))}</p>}
        </div>
      )}
    </Ask>
  );
}
