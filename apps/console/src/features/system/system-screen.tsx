import { useQuery } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";
import { Bar } from "../../parts/bar/bar.tsx";
import { Failed, Loading } from "../../parts/states/states.tsx";
import { KeptPanel } from "./kept-panel.tsx";
import { useSystemTexts } from "./system-texts.ts";
import "./system.css";
import type { SystemJob } from "@waslijn/contract/console/system";
import { useMoment } from "../../i18n/use-today.ts";
import { Badge, type BadgeTone } from "../../parts/badge/badge.tsx";
import type { IconName } from "../../parts/icon/icon.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { Table } from "../../parts/table/table.tsx";

type State = "works" | "failing" | "never";
const LOOKS: Record<State, [icon: IconName, tone: BadgeTone]> = {
  works: ["check", "plain"],
  failing: ["warn", "bad"],
  never: ["clock", "idle"],
};

const stateOf = ({ failingSince, succeededAt }: SystemJob): State =>
  failingSince ? "failing" : succeededAt ? "works" : "never";

/** Each job with its last success and failure, by whichever server ran it. */
function JobsPanel({ jobs }: { jobs: SystemJob[] }) {
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

/** What the servers do by themselves, and messages that nothing carried away (SETUP-05). */
export default function SystemScreen() {
  const texts = useSystemTexts();
  const state = useQuery({
    queryKey: ["system"],
    queryFn: ({ signal }) => callConsole("viewSystem", { signal }),
  });
  return (
    <>
      <Bar title={texts.title} />
      <main id="main" className="system">
        {state.isPending && <Loading label={texts.loading} rows={10} />}
        {state.isError && !state.data && (
          <Failed failure={state.error} onRetry={() => void state.refetch()} />
        )}
        {state.data && (
          <>
            <KeptPanel system={state.data} />
            <JobsPanel jobs={state.data.jobs} />
          </>
        )}
      </main>
    </>
  );
}
