import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { SettingGroup } from "@waslijn/contract/console/setting-list";
import { callConsole } from "../../api/client.ts";
import { Bar } from "../../parts/bar.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { useSystemTexts } from "./system-texts.ts";
import "./system.css";
import type {
  SystemJob,
  KeptMessagesBody,
  KeptMessageGroup,
  SystemState,
} from "@waslijn/contract/console/system";
import { useMoment } from "../../i18n/use-today.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { type IconName, Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Table } from "../../ui/table/table.tsx";
import { useState } from "react";
import { meQuery } from "../../api/me-query.ts";
import { useAct } from "../../parts/use-act.ts";
import { useMessageKinds } from "../../parts/message-kinds.ts";
import { Button } from "../../ui/button.tsx";

/** Parts of the settings screen. */
const SETTINGS = { mail: "mail", text: "sms" } as const satisfies Record<string, SettingGroup>;
const nameOf = ({ channel, kind }: Pick<KeptMessageGroup, "channel" | "kind">) =>
  `${channel} ${kind}`;

/** Gateway state and held messages; an owner decides what happens to those. */
function KeptPanel({ system: { gateways, kept, undelivered } }: { system: SystemState }) {
  const texts = useSystemTexts().messages;
  const { data: me } = useQuery(meQuery);
  const isOwner = me?.role === "owner";
  return (
    <Panel title={texts.title}>
      <ul className="rows">
        {(["mail", "text"] as const).map((channel) => (
          <li key={channel} className="system-gateway">
            <Icon name={gateways[channel] ? "check" : "warn"} />
            <span>
              {texts.gateways[channel][gateways[channel] ? "set" : "missing"]}{" "}
              {!gateways[channel] && isOwner && (
                <Link className="link" to="/settings" hash={SETTINGS[channel]}>
                  {texts.toSettings[channel]}
                </Link>
              )}
              {!gateways[channel] && !isOwner && <span className="quiet">{texts.ownerSets}</span>}
            </span>
          </li>
        ))}
      </ul>
      {kept.length + undelivered.length === 0 && <p className="panel-in quiet">{texts.none}</p>}
      {([false, true] as const).map((isDead) => {
        const groups = isDead ? undelivered : kept;
        return (
          groups.length > 0 && (
            <Unsent
              key={String(isDead)}
              groups={groups}
              isDead={isDead}
              gateways={gateways}
              mayChoose={isOwner}
            />
          )
        );
      })}
    </Panel>
  );
}

type UnsentProps = Pick<SystemState, "gateways"> & {
  groups: KeptMessageGroup[];
  isDead: boolean;
  mayChoose: boolean;
};

/** Messages kept without a gateway, or undelivered ones. */
function Unsent({ groups, isDead, gateways, mayChoose }: UnsentProps) {
  const { messages, undelivered } = useSystemTexts();
  const texts = isDead ? { ...messages, ...undelivered } : messages;
  const kinds = useMessageKinds();
  const moment = useMoment();
  const [names, setNames] = useState<readonly string[]>([]);
  const { act, isRunning } = useAct({ refresh: [["system"], ["today"], ["audit"]] });
  const chosen = groups.filter((group) => names.includes(nameOf(group)));
  const count = chosen.reduce((sum, group) => sum + group.count, 0);
  const isStuck = chosen.some(({ channel }) => !gateways[channel]);
  const why = count === 0 ? texts.choose : isStuck ? texts.noGateway : undefined;
  const handle = (what: KeptMessagesBody["do"]) =>
    act({
      done: (what === "send" ? texts.sent : texts.dismissed)(count),
      run: () =>
        callConsole("handleKept", {
          body: {
            do: what,
            groups: chosen.map(({ channel, kind }) => ({ channel, kind, isDead })),
          },
        }),
    });
  return (
    <div className="panel-in system-kept">
      <h3>{texts.kept}</h3>
      <p className="quiet small">{texts.hint}</p>
      <ul>
        {groups.map((group) => (
          <li key={nameOf(group)}>
            <label className="system-tick">
              {mayChoose && (
                <input
                  className="tick"
                  type="checkbox"
                  checked={names.includes(nameOf(group))}
                  onChange={({ target }) =>
                    setNames((all) =>
                      target.checked
                        ? [...all, nameOf(group)]
                        : all.filter((name) => name !== nameOf(group)),
                    )
                  }
                />
              )}
              <span>
                <b>{group.count}</b> {kinds[group.kind] ?? group.kind}
                <span className="quiet">
                  {" "}
                  · {texts.channels[group.channel]} · {texts.since(moment(group.oldest))}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {mayChoose ? (
        <div className="system-do">
          <Button
            look="main"
            aria-disabled={isRunning || why !== undefined}
            onClick={() => {
              if (!isRunning && why === undefined) void handle("send");
            }}
          >
            {texts.send(count)}
          </Button>
          <Button
            aria-disabled={isRunning || count === 0}
            onClick={() => {
              if (!isRunning && count > 0) void handle("dismiss");
            }}
          >
            {texts.dismiss}
          </Button>
          {why && <span className="quiet small">{why}</span>}
        </div>
      ) : (
        <p className="quiet small">{texts.ownerChooses}</p>
      )}
    </div>
  );
}

type State = "works" | "failing" | "never";
const LOOKS: Record<State, [icon: IconName, tone: BadgeTone]> = {
  works: ["check", "plain"],
  failing: ["warn", "bad"],
  never: ["clock", "idle"],
};

const stateOf = ({ failingSince, succeededAt }: SystemJob): State =>
  failingSince ? "failing" : succeededAt ? "works" : "never";

/** Each job with its last success and failure on any server. */
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
                {job.progress && <div className="quiet small">{texts.progress(job.progress)}</div>}
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

/** Background jobs, and messages held without a gateway (SETUP-05). */
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
