import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { formatSpan } from "@waslijn/contract/shared/formats/spans";
import type { DataEntry } from "@waslijn/contract/console/data";
import { GRID_DAYS } from "@waslijn/contract/console/codes";
import type { WindowsGrid } from "@waslijn/contract/console/windows";
import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_KINDS } from "@waslijn/contract/shared/codes";
import { useQuery, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { dataQuery } from "../../api/queries.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { Bar } from "../../parts/bar.tsx";
import { PastChanges } from "../../parts/data/past-changes.tsx";
import { useDataChange } from "../../parts/data/use-data-change.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Live } from "../../parts/live.tsx";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { CloseDay } from "./close-day.tsx";
import type { Entries, Scope } from "./places-change.ts";
import { WindowEdit } from "./window-edit.tsx";
import { WindowsTable, type Place } from "./windows-table.tsx";
import { parseWindowsSearch, type WindowsSearch } from "./windows-search.ts";
import { useWindowsTexts } from "./windows-texts.ts";
import "./windows.css";
import { callConsole } from "../../api/client.ts";
import { Badge } from "../../ui/badge.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Button } from "../../ui/button.tsx";

const windowsQuery = (search: WindowsSearch) =>
  queryOptions({
    queryKey: ["windows", search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callConsole("viewWindows", { query: search, signal }),
  });

const TABLES = ["hub_windows", "hub_capacities", "hub_closures"] as const;
const route = getRouteApi("/staff-only/shell/windows");

type Doing =
  | { what: "edit"; place: Place; scope: Scope; by: number }
  | { what: "close"; date: string | undefined };

/** Days and windows of a hub with bookings and capacity (SHOP-01). */
export default function WindowsScreen() {
  const texts = useWindowsTexts();
  const language = useLanguage();
  const search = parseWindowsSearch(route.useSearch());
  const grid = useQuery(windowsQuery(search));
  const windows = useQuery(dataQuery("hub_windows"));
  const capacities = useQuery(dataQuery("hub_capacities"));
  const closures = useQuery(dataQuery("hub_closures"));
  const [doing, setDoing] = useState<Doing>();
  const { change, putBack, dialogs } = useDataChange();
  const { data } = grid;
  const failed = [grid, windows, capacities, closures].find((one) => one.isError && !one.data);
  const entries = windows.data &&
    capacities.data && { windows: windows.data, capacities: capacities.data };
  const openAgain = async (date: string): Promise<void> => {
    const isIt = ({ value }: DataEntry): boolean =>
      value.hub_id === data?.hub?.id && value.date === date;
    // The grid may show a new closure before the cached list of closures does.
    const before = closures.data?.find(isIt) ?? (await closures.refetch()).data?.find(isIt);
    if (!before) return;
    await change({
      changes: [{ table: "hub_closures", before, value: null }],
      done: texts.opened(formatSpan(date, date, language)),
    });
  };
  const retry = (): void => {
    for (const one of [grid, windows, capacities, closures]) void one.refetch();
  };
  return (
    <>
      <Bar
        title={texts.title}
        beside={
          data?.hub && (
            <p className="quiet bar-sub">
              {data.hub.name}, {formatSpan(data.from, addDays(data.from, GRID_DAYS - 1), language)}
            </p>
          )
        }
        end={
          <>
            <Live />
            <Button
              disabled={!data?.hub}
              onClick={() => setDoing({ what: "close", date: undefined })}
            >
              <Icon name="lock" size="s" />
              {texts.closeDay}
            </Button>
          </>
        }
      />
      <main id="main" className="page">
        {data?.hub && <Choice grid={data} search={search} />}
        {grid.isPending && <Loading label={texts.loading} rows={8} />}
        {failed && <Failed failure={failed.error} onRetry={retry} />}
        {data && !data.hub && (
          <Empty title={texts.empty}>
            {texts.emptyText} <Link to="/shop/hubs">{texts.emptyLink}</Link>
          </Empty>
        )}
        {data?.hub && data.rows.length === 0 && (
          <Empty title={texts.noWindows}>
            {texts.noWindowsText} <Link to="/shop/files">{texts.noWindowsLink}</Link>
          </Empty>
        )}
        {data?.hub && (
          <div className="cols cols-wins">
            <div className="col">
              {data.rows.length > 0 && (
                <WindowsTable
                  grid={data}
                  chosen={doing?.what === "edit" ? doing.place : undefined}
                  onEdit={(place, scope, by) => setDoing({ what: "edit", place, scope, by })}
                  onCloseDay={(date) => setDoing({ what: "close", date })}
                  onOpenDay={(date) => void openAgain(date)}
                />
              )}
              <ShutDays grid={data} onOpenDay={(date) => void openAgain(date)} />
              <PastChanges tables={TABLES} onPutBack={(id) => void putBack(id)} />
            </div>
            {doing?.what === "edit" && !entries && !failed && (
              <Loading label={texts.loading} rows={3} />
            )}
            {doing?.what === "edit" && entries && (
              <EditOf
                key={`${data.hub.id} ${data.kind} ${doing.place.from} ${doing.place.date} ${doing.scope} ${doing.by}`}
                grid={data}
                doing={doing}
                entries={entries}
                change={change}
                onClose={() => setDoing(undefined)}
              />
            )}
          </div>
        )}
        {doing?.what === "close" && data?.hub && (
          <CloseDay
            hub={data.hub}
            hubs={data.hubs}
            date={doing.date}
            change={change}
            onClose={() => setDoing(undefined)}
          />
        )}
        {dialogs}
      </main>
    </>
  );
}

type EditProps = {
  grid: WindowsGrid;
  doing: Extract<Doing, { what: "edit" }>;
  entries: Entries;
  change: ReturnType<typeof useDataChange>["change"];
  onClose: () => void;
};

function EditOf({ grid, doing: { place, scope, by }, entries, change, onClose }: EditProps) {
  const row = grid.rows.find(({ from }) => from === place.from);
  const cell = row?.cells.find(({ date }) => date === place.date);
  if (!grid.hub || !row || !cell) return null;
  return (
    <WindowEdit
      hub={grid.hub}
      kind={grid.kind}
      row={row}
      cell={cell}
      entries={entries}
      start={{ scope, places: Math.max(0, cell.places + by) }}
      change={change}
      onClose={onClose}
    />
  );
}

/** Hub, pickups or deliveries, and the two weeks shown. */
function Choice({ grid, search }: { grid: WindowsGrid; search: WindowsSearch }) {
  const texts = useWindowsTexts();
  const move = (days: number) => ({ ...search, from: addDays(grid.from, days) });
  return (
    <div className="hubs">
      <nav className="seg" aria-label={texts.hub}>
        {grid.hubs.map(({ id, name }) => (
          <Link
            key={id}
            to="/windows"
            search={{ ...search, hub: id }}
            {...(id === grid.hub?.id && { "aria-current": "true" })}
          >
            {name}
          </Link>
        ))}
      </nav>
      <nav className="seg" aria-label={texts.kind}>
        {WINDOW_KINDS.map((kind) => (
          <Link
            key={kind}
            to="/windows"
            search={{ ...search, kind }}
            {...(kind === grid.kind && { "aria-current": "true" })}
          >
            {texts.kinds[kind]}
          </Link>
        ))}
      </nav>
      <div className="daynav">
        <Link
          className="btn btn-line btn-sq"
          to="/windows"
          search={move(-GRID_DAYS)}
          aria-label={texts.previous}
        >
          <Icon name="left" size="s" />
        </Link>
        <Link
          className="btn btn-line btn-sq"
          to="/windows"
          search={move(GRID_DAYS)}
          aria-label={texts.next}
        >
          <Icon name="right" size="s" />
        </Link>
      </div>
    </div>
  );
}

/** Future closed days, with the bookings that still have to be moved by phone. */
function ShutDays({
  grid: { hub, shut },
  onOpenDay,
}: {
  grid: WindowsGrid;
  onOpenDay: (date: string) => void;
}) {
  const texts = useWindowsTexts();
  const language = useLanguage();
  return (
    <Panel title={texts.shut.title} aside={<Link to="/shop/holidays">{texts.shut.holidays}</Link>}>
      {shut.length === 0 && <p className="panel-in quiet">{texts.shut.none}</p>}
      {shut.length > 0 && (
        <ul className="rows">
          {shut.map(({ date, closed, reason, booked }) => (
            <li key={date}>
              <b className="w-day">{formatLongDate(date, language)}</b>
              <span>{closed === "holiday" ? (texts.holidays[reason] ?? reason) : reason}</span>
              <span className="w-end">
                {booked === 0 ? (
                  <span className="quiet">{texts.shut.booked(0)}</span>
                ) : (
                  <Link to="/orders" search={{ day: date, ...(hub && { hub: hub.id }) }}>
                    <Badge tone="ask" icon="warn">
                      {texts.shut.call(booked)}
                    </Badge>
                  </Link>
                )}
                {closed === "closure" && (
                  <Button
                    size="s"
                    aria-label={texts.openLong(formatLongDate(date, language))}
                    onClick={() => onOpenDay(date)}
                  >
                    {texts.open}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
