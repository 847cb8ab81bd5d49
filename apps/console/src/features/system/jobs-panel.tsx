import type { SystemJob } from "@waslijn/contract/console/system/system";
import { useMoment } from "../../i18n/use-today.ts";
import { Badge, type BadgeTone } from "../../parts/badge/badge.tsx";
import type { IconName } from "../../parts/icon/icon.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { Table } from "../../parts/table/table.tsx";
import { useSystemTexts } from "./system-texts.ts";

type State = "works" | "failing" | "never";
const LOOKS: Record<State, [icon: IconName, tone: BadgeTone]> = {
  works: ["check", "plain"],
  failing: ["warn", "bad"],
  never: ["clock", "idle"],
};

const stateOf = ({ failingSince, succeededAt }: SystemJob): State =>
  failingSince ? "failing" : succeededAt ? "works" : "never";

/** Each job with its last success and failure, by whichever server ran it. */
export function JobsPanel({ jobs }: { jobs: SystemJob[] }) {
  const texts = useSystemTexts().jobs;
  const moment = useMoment();
  return (
    <Panel title={texts.title}>
      <Table
        className="jobs"
        caption={texts.title}
        columns={[
          texts.columns.job,
          texts.columns.state,
          { words: texts.columns.success, className: "c-3" },
          { words: texts.columns.failure, className: "c-3" },
        ]}
      >
        {jobs.map((job) => {
          const state = stateOf(job);
          const [icon, tone] = LOOKS[state];
          return (
            <tr key={job.name}>
              <td>{texts.names[job.name]}</td>
              <td>
                <Badge icon={icon} tone={tone}>
                  {texts.states[state]}
                </Badge>
                {job.failingSince && (
                  <div className="quiet small">
                    {texts.since(moment(job.failingSince))} · <code>{job.error}</code>
                  </div>
                )}
              </td>
              <td className="quiet c-3">
                {job.succeededAt ? moment(job.succeededAt) : texts.never}
              </td>
              <td className="quiet c-3">{job.failedAt ? moment(job.failedAt) : texts.never}</td>
            </tr>
          );
        })}
      </Table>
    </Panel>
  );
}
