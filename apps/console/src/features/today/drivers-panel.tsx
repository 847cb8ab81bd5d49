import type { TodayRun } from "@waslijn/contract/console/desk/today";
import { Link } from "@tanstack/react-router";
import type { TodaySearch } from "../../api/questions.ts";
import { formatHours } from "../../i18n/format-window.ts";
import { initials } from "../../i18n/initials.ts";
import { Panel } from "../../parts/panel/panel.tsx";
import { useTodayTexts } from "./today-texts.ts";

type Props = { runs: TodayRun[]; search: TodaySearch };

/** Who is on the way, how far, and to which door. */
export function DriversPanel({ runs, search }: Props) {
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
