import type { KeptBody, KeptGroup, SystemState } from "@waslijn/contract/console/system";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { meQuery } from "../../api/me-query.ts";
import { useMoment } from "../../i18n/use-today.ts";
import { useAct } from "../../parts/act/use-act.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { useMessageKinds } from "../../parts/messages/message-kinds.ts";
import { Panel } from "../../parts/panel/panel.tsx";
import { useSystemTexts } from "./system-texts.ts";

const SETTINGS = { mail: "SMTP_URL", text: "SMS_URL" } as const;
const nameOf = ({ channel, kind }: Pick<KeptGroup, "channel" | "kind">) => `${channel} ${kind}`;

/** Whether messages leave, and those that did not: an owner chooses what becomes of them. */
export function KeptPanel({ system: { gateways, kept } }: { system: SystemState }) {
  const texts = useSystemTexts().messages;
  const { data: me } = useQuery(meQuery);
  return (
    <Panel title={texts.title}>
      <ul className="rows">
        {(["mail", "text"] as const).map((channel) => (
          <li key={channel} className="system-gateway">
            <Icon name={gateways[channel] ? "check" : "warn"} />
            <span>
              {texts.gateways[channel][gateways[channel] ? "set" : "missing"]}{" "}
              {!gateways[channel] && (
                <span className="quiet">{texts.setting(SETTINGS[channel])}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {kept.length === 0 ? (
        <p className="panel-in quiet">{texts.none}</p>
      ) : (
        <Kept kept={kept} gateways={gateways} mayChoose={me?.role === "owner"} />
      )}
    </Panel>
  );
}

type KeptProps = Pick<SystemState, "kept" | "gateways"> & { mayChoose: boolean };

function Kept({ kept, gateways, mayChoose }: KeptProps) {
  const texts = useSystemTexts().messages;
  const kinds = useMessageKinds();
  const moment = useMoment();
  const [names, setNames] = useState<readonly string[]>([]);
  const { act, isRunning } = useAct({ refresh: [["system"], ["today"], ["audit"]] });
  const chosen = kept.filter((group) => names.includes(nameOf(group)));
  const count = chosen.reduce((sum, group) => sum + group.count, 0);
  const isStuck = chosen.some(({ channel }) => !gateways[channel]);
  const why = count === 0 ? texts.choose : isStuck ? texts.noGateway : undefined;
  const handle = (what: KeptBody["do"]) =>
    act({
      done: (what === "send" ? texts.sent : texts.dismissed)(count),
      run: () =>
        callConsole("handleKept", {
          body: { do: what, groups: chosen.map(({ channel, kind }) => ({ channel, kind })) },
        }),
    });
  return (
    <div className="panel-in system-kept">
      <h3>{texts.kept}</h3>
      <p className="quiet small">{texts.hint}</p>
      <ul>
        {kept.map((group) => (
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
          <button
            className="btn btn-main"
            type="button"
            aria-disabled={isRunning || why !== undefined}
            onClick={() => {
              if (!isRunning && why === undefined) void handle("send");
            }}
          >
            {texts.send(count)}
          </button>
          <button
            className="btn btn-line"
            type="button"
            aria-disabled={isRunning || count === 0}
            onClick={() => {
              if (!isRunning && count > 0) void handle("dismiss");
            }}
          >
            {texts.dismiss}
          </button>
          {why && <span className="quiet small">{why}</span>}
        </div>
      ) : (
        <p className="quiet small">{texts.ownerChooses}</p>
      )}
    </div>
  );
}
