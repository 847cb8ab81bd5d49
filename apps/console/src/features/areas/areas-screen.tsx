import type { DeskAreas } from "@waslijn/contract/console/areas";
import { listPostalAreas } from "@waslijn/contract/shared/postal-areas";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useMemo, useRef, useState } from "react";
import { Bar } from "../../parts/bar.tsx";
import { PastChanges } from "../../parts/data/past-changes.tsx";
import { useDataChange } from "../../parts/data/use-data-change.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { areasQuery, OpenPanel } from "./open-panel.tsx";
import { useAreasTexts } from "./areas-texts.ts";
import { isWithin, parseRanges, printRanges, hubOf, rangesOf, toHubs, toPlaces } from "./places.ts";
import { AreasMap } from "./areas-map.tsx";
import { SubscribersPanel } from "./subscribers-panel.tsx";
import { WaitingTable } from "./waiting-table.tsx";
import "./areas.css";

const route = getRouteApi("/staff-only/shell/areas");
const AREAS = listPostalAreas();
const TABLES = ["service_areas"] as const;

/** Service area by hub, waiting lists, and opening new areas (SHOP-03). */
export default function AreasScreen() {
  const texts = useAreasTexts();
  const desk = useQuery(areasQuery);
  const served = desk.data
    ? AREAS.filter(({ digits }) => hubOf(desk.data.ranges, digits)).length
    : undefined;
  return (
    <>
      <Bar
        title={texts.title}
        beside={
          served !== undefined && (
            <p className="quiet bar-sub">{texts.served(served, AREAS.length)}</p>
          )
        }
        end={
          <Link className="btn btn-line" to="/visitor">
            <Icon name="eye" size="s" />
            {texts.asCustomer}
          </Link>
        }
      />
      <main id="main" className="page">
        {desk.isPending && <Loading label={texts.loading} rows={12} />}
        {desk.isError && !desk.data && (
          <Failed failure={desk.error} onRetry={() => void desk.refetch()} />
        )}
        {desk.data && <Areas desk={desk.data} />}
      </main>
    </>
  );
}

function Areas({ desk }: { desk: DeskAreas }) {
  const { place } = route.useSearch();
  const hubs = useMemo(() => toHubs(AREAS, desk), [desk]);
  const places = useMemo(() => toPlaces(AREAS, desk), [desk]);
  const unserved = useMemo(
    () => AREAS.filter(({ digits }) => hubOf(desk.ranges, digits) === undefined),
    [desk],
  );
  const chosen = places.find(({ id }) => String(id) === place);
  const proposed = chosen ? printRanges(rangesOf(chosen, AREAS, desk.ranges)) : "";
  // Typed ranges are kept until another place is selected.
  const [written, setWritten] = useState({ of: place, typed: proposed });
  const typed = written.of === place ? written.typed : proposed;
  const ranges = parseRanges(typed);
  const field = useRef<HTMLInputElement>(null);
  const { putBack, dialogs } = useDataChange();
  return (
    <div className="cols cols-areas">
      <AreasMap
        hubs={hubs}
        unserved={unserved}
        places={places}
        chosen={ranges ? AREAS.filter(({ digits }) => isWithin(ranges, digits)) : []}
        chosenPlace={chosen?.id}
      />
      <div className="col">
        <WaitingTable
          hubs={hubs}
          places={places}
          chosen={chosen?.id}
          onOpen={() => field.current?.focus()}
        />
        <OpenPanel
          name={chosen?.name}
          typed={typed}
          onType={(next) => setWritten({ of: place, typed: next })}
          field={field}
          areas={AREAS}
          hubs={hubs}
          served={desk.ranges}
        />
        <SubscribersPanel key={chosen?.id} chosen={chosen} />
        <PastChanges tables={TABLES} onPutBack={(id) => void putBack(id)} />
        {dialogs}
      </div>
    </div>
  );
}
