import { formatShare } from "@waslijn/contract/shared/formats/money";
import type { Today, TodayHub } from "@waslijn/contract/console/today";
import { Link } from "@tanstack/react-router";
import { useId, useState, type ReactNode } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Table } from "../../ui/table/table.tsx";
import { useTodayTexts } from "./today-texts.ts";
import { HubWindows } from "./hub-windows.tsx";

type Props = { today: Today; aside: ReactNode };

/** A summary row per hub; it unfolds into the windows of the day. A single hub is unfolded at first. */
export function HubsPanel({ today, aside }: Props) {
  const texts = useTodayTexts();
  const { hubs, runs } = today;
  const [open, setOpen] = useState<readonly string[]>([]);
  const isOpen = (id: string): boolean => open.includes(id) !== (hubs.length === 1);
  const toggle = (id: string): void =>
    setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
  const sum = (count: (hub: TodayHub) => number): number =>
    hubs.reduce((total, hub) => total + count(hub), 0);
  return (
    <Panel
      className="hubs-panel"
      title={
        <>
          {texts.hubs.title}{" "}
          <small>
            {texts.hubs.sum(
              sum(({ done }) => done),
              sum(allStops),
              runs.length,
            )}
          </small>
        </>
      }
      aside={aside}
    >
      <Table
        className="board hub-rows"
        caption={texts.hubs.title}
        isGrouped
        columns={[
          texts.hub,
          { words: texts.stops, className: "blocks c-4" },
          { words: texts.hubs.of, className: "r" },
          { words: texts.columns.missed, className: "r" },
          { words: texts.hubs.notCounted, className: "r" },
          { words: texts.hubs.driving, className: "r c-4" },
          { words: texts.onTime, className: "r c-4" },
        ]}
      >
        {hubs.map((hub) => (
          <HubRow
            key={hub.id}
            hub={hub}
            driving={runs.filter((run) => run.hub === hub.id).length}
            today={today}
            isOpen={isOpen(hub.id)}
            onToggle={() => toggle(hub.id)}
          />
        ))}
      </Table>
    </Panel>
  );
}

const allStops = ({ done, open, missed }: TodayHub): number => done + open + missed;

type RowProps = {
  hub: TodayHub;
  driving: number;
  today: Today;
  isOpen: boolean;
  onToggle: () => void;
};

function HubRow({ hub, driving, today, isOpen, onToggle }: RowProps) {
  const texts = useTodayTexts();
  const language = useLanguage();
  const id = useId();
  const { name, done, missed, notCounted, onTime } = hub;
  const all = allStops(hub);
  const whole = Math.max(1, all);
  return (
    <tbody className={isOpen ? "is-open" : undefined}>
      <tr>
        <th scope="row" className="win">
          <Button look="quiet" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
            <Icon name={isOpen ? "down" : "right"} size="s" />
            {name}
          </Button>
        </th>
        <td className="blocks c-4">
          <svg
            className="hub-bar"
            viewBox={`0 0 ${whole} 6`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className="track" width={whole} height="6" />
            <rect className="fill" width={done} height="6" />
            <rect className="kbad" x={done} width={missed} height="6" />
          </svg>
          <span className="hide">{texts.stopWords(done, hub.open, missed)}</span>
        </td>
        <td className="r">
          <b>{done}</b>
          <span className="quiet">/{all}</span>
        </td>
        <td className={missed ? "r bad" : "r"}>{missed || "–"}</td>
        <td className="r">
          {notCounted > 0 ? (
            <Link
              className="link"
              to="/count"
              search={{ hub: hub.id }}
              aria-label={texts.hubs.toCount(notCounted, name)}
            >
              {notCounted}
            </Link>
          ) : (
            "–"
          )}
        </td>
        <td className="r c-4">{driving || "–"}</td>
        <td className="r c-4">{done > 0 ? formatShare(onTime / done, language, 0) : "–"}</td>
      </tr>
      <tr id={id} hidden={!isOpen}>
        <td colSpan={7} className="hub-windows">
          {isOpen && <HubWindows hub={hub} today={today} />}
        </td>
      </tr>
    </tbody>
  );
}
