import type { StageBoard } from "@waslijn/contract/console/stages";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { meQuery } from "../../../api/me-query.ts";
import { Button } from "../../../ui/button.tsx";
import { EXACTLY } from "../../../ui/exactly.ts";
import { Empty, Failed, Loading } from "../../../ui/states.tsx";
import { FloorNav } from "../floor-nav.tsx";
import { ScanBar } from "../scan-bar.tsx";
import { useScanner } from "../use-scanner.ts";
import { Scans } from "./scans.tsx";
import { StageGroups } from "./stage-groups.tsx";
import { parseStagesSearch } from "./stages-search.ts";
import { useStagesTexts } from "./stages-texts.ts";
import { boardQuery, useScans, type Target } from "./use-scans.ts";
import "../../../ui/touch.css";
import "../count.css";
import "./stages.css";

const route = getRouteApi("/staff-only/floor/count/stages");

/** Steps between counted and ready: a scan moves an order on, and the list says where everything is (COUNT-07). */
export default function StagesScreen() {
  const texts = useStagesTexts();
  const { data: me } = useSuspenseQuery(meQuery);
  const { hub, camera } = parseStagesSearch(route.useSearch());
  const { data: board, error, refetch } = useQuery(boardQuery(hub));
  const { scans, move, undo } = useScans();
  const [target, setTarget] = useState<Target>({ to: "next", rack: "" });
  const racks = board?.hubs.length === 1 ? board.hubs[0]?.racks : undefined;
  const inUse = board?.stages.filter(({ isRemoved }) => !isRemoved) ?? [];
  /** A step or rack that was removed meanwhile is not sent. */
  const valid: Target = {
    to: inUse.some(({ id }) => id === target.to) || target.to === "ready" ? target.to : "next",
    rack: racks?.includes(target.rack) ? target.rack : "",
  };
  const scan = ({ number }: { number: string }): void => move(number, valid);
  useScanner(scan);
  return (
    <div className="counter touch">
      <ScanBar
        me={me}
        title={texts.title}
        path="/count/stages"
        number={undefined}
        opensCamera={camera === "1"}
        onScan={scan}
      >
        <FloorNav />
      </ScanBar>
      <main id="main" tabIndex={-1} className="stages">
        {!board && !error && <Loading label={texts.loading} rows={8} />}
        {!board && error && <Failed failure={error} onRetry={() => void refetch()} />}
        {board && inUse.length === 0 && (
          <Empty title={texts.none}>
            {texts.noneHint}
            {me.role === "owner" && (
              <p>
                <Link className="btn btn-line" to="/shop/stages">
                  {texts.setUp}
                </Link>
              </p>
            )}
          </Empty>
        )}
        {board && inUse.length > 0 && (
          <>
            <Targets stages={inUse} racks={racks} target={valid} onChange={setTarget}>
              {!racks && board.hubs.some((one) => one.racks.length > 0) && (
                <p className="quiet">{texts.rackHint}</p>
              )}
            </Targets>
            <Scans
              scans={scans}
              onGoOn={({ number, to, rack }, after) => move(number, { to, rack }, after)}
              onUndo={undo}
            />
            <Where board={board} hub={hub} isOneHub={me.role === "hub"}>
              <StageGroups board={board} onMove={(number, after) => move(number, valid, after)} />
            </Where>
          </>
        )}
      </main>
    </div>
  );
}

type TargetsProps = {
  stages: StageBoard["stages"];
  /** Undefined while orders of several hubs are in view. */
  racks: string[] | undefined;
  target: Target;
  onChange: (target: Target) => void;
  children: ReactNode;
};

/** Where the next scans go. */
function Targets({ stages, racks, target, onChange, children }: TargetsProps) {
  const texts = useStagesTexts();
  const steps = [
    ["next", texts.next],
    ...stages.map(({ id, name }) => [id, name]),
    ["ready", texts.ready],
  ] as [string, string][];
  return (
    <div className="stage-targets">
      <div role="group" aria-labelledby="stage-to">
        <h2 id="stage-to">{texts.to}</h2>
        {steps.map(([to, name]) => (
          <Button
            key={to}
            aria-pressed={to === target.to}
            onClick={() => onChange({ ...target, to })}
          >
            {name}
          </Button>
        ))}
      </div>
      {racks && racks.length > 0 && (
        <div role="group" aria-labelledby="stage-rack">
          <h2 id="stage-rack">{texts.rack}</h2>
          {["", ...racks].map((rack) => (
            <Button
              key={rack}
              aria-pressed={rack === target.rack}
              onClick={() => onChange({ ...target, rack })}
            >
              {rack || texts.noRack}
            </Button>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}

type WhereProps = {
  board: StageBoard;
  hub: string | undefined;
  isOneHub: boolean;
  children: ReactNode;
};

function Where({ board, hub, isOneHub, children }: WhereProps) {
  const texts = useStagesTexts();
  const hubs = useQuery({ ...boardQuery(undefined), enabled: hub !== undefined }).data?.hubs;
  const shown = hub === undefined ? board.hubs : (hubs ?? board.hubs);
  const late = board.orders.filter(({ isLate }) => isLate).length;
  return (
    <section aria-labelledby="stage-where">
      <div className="stage-head">
        <h2 id="stage-where">{texts.where}</h2>
        <p className={late > 0 ? "bad" : "quiet"}>{late > 0 ? texts.late(late) : texts.inTime}</p>
        {!isOneHub && shown.length > 1 && (
          <nav className="seg" aria-label={texts.hub}>
            <Link to="/count/stages" search={{}} activeOptions={EXACTLY}>
              {texts.allHubs}
            </Link>
            {shown.map(({ id, name }) => (
              <Link key={id} to="/count/stages" search={{ hub: id }} activeOptions={EXACTLY}>
                {name}
              </Link>
            ))}
          </nav>
        )}
      </div>
      {children}
      {board.more > 0 && <p className="quiet">{texts.more(board.more)}</p>}
    </section>
  );
}
