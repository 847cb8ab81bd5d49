import { Link, useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { Panel } from "../../ui/panel.tsx";
import { Empty } from "../../ui/states.tsx";
import { Table } from "../../ui/table/table.tsx";
import { useRowCursor } from "../../ui/table/use-row-cursor.ts";
import { useAreasTexts } from "./areas-texts.ts";
import { isInReach, nearHubs, type HubOnMap, type Place } from "./places.ts";
import { Button } from "../../ui/button.tsx";

/** Number of rows that fit beside the map. */
const FIRST = 9;

type Props = { hubs: HubOnMap[]; places: Place[]; chosen: number | undefined; onOpen: () => void };

/** Waiting lists by place, longest first: the table for the rings on the map. */
export function WaitingTable({ hubs, places, chosen, onOpen }: Props) {
  const texts = useAreasTexts().waiting;
  const [showsAll, setShowsAll] = useState(false);
  const waiting = places.filter(({ people }) => people > 0);
  const shown = showsAll ? waiting : waiting.slice(0, FIRST);
  const most = waiting[0]?.people ?? 1;
  const body = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();
  const cursor = useRowCursor(shown.length, body, {
    up: texts.up,
    down: texts.down,
    reveal: (row) =>
      body.current?.querySelector(`[data-row="${row}"]`)?.scrollIntoView({ block: "nearest" }),
  });
  const atCursor = shown[cursor];
  useShortcuts([
    {
      keys: "O",
      label: texts.open,
      act: () => {
        if (atCursor) void navigate({ to: "/areas", search: { place: String(atCursor.id) } });
        onOpen();
      },
    },
  ]);
  const total = waiting.reduce((sum, { people }) => sum + people, 0);
  return (
    <Panel
      title={texts.title}
      aside={<span className="quiet">{texts.total(total, waiting.length)}</span>}
    >
      {waiting.length === 0 ? (
        <Empty title={texts.empty}>{texts.emptyText}</Empty>
      ) : (
        <Table
          className="waiting"
          caption={texts.caption}
          body={body}
          columns={[
            texts.columns.place,
            { words: texts.columns.people, className: "r" },
            { words: texts.columns.lately, className: "r c-3" },
            texts.columns.hub,
          ]}
        >
          {shown.map((place, row) => (
            <tr
              key={place.id}
              data-row={row}
              className={place.id === chosen || row === cursor ? "is-cursor" : ""}
            >
              <td>
                <Link
                  to="/areas"
                  search={{ place: String(place.id) }}
                  resetScroll={false}
                  aria-current={place.id === chosen ? "true" : undefined}
                >
                  {place.name}
                </Link>
              </td>
              <td className="r waiting-people">
                <svg viewBox={`0 0 ${most} 8`} preserveAspectRatio="none" aria-hidden="true">
                  <rect width={place.people} height="8" />
                </svg>
                {place.people}
              </td>
              <td className="r quiet c-3">+{place.lately}</td>
              <td className="quiet">
                <Nearest hubs={hubs} place={place} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      {shown.length < waiting.length && (
        <p className="panel-foot">
          <Button look="bare" className="link" onClick={() => setShowsAll(true)}>
            {texts.all(waiting.length)}
          </Button>
        </p>
      )}
    </Panel>
  );
}

function Nearest({ hubs, place }: { hubs: HubOnMap[]; place: Place }) {
  const texts = useAreasTexts().waiting;
  const [near] = nearHubs(hubs, place.middle);
  return near && isInReach(near) ? texts.km(near.name, near.km) : texts.none;
}
