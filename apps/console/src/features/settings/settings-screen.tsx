import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import {
  SETTING_GROUPS,
  type SettingGroup,
  type SettingName,
  settingOf,
  SMS_GATEWAY,
} from "@waslijn/contract/console/setting-list";
import type { SettingsView, ShownSetting } from "@waslijn/contract/console/settings";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { callConsole } from "../../api/client.ts";
import { useMoment } from "../../i18n/use-today.ts";
import { Bar } from "../../parts/bar.tsx";
import { useAct } from "../../parts/use-act.ts";
import { withPasskey } from "../../parts/with-passkey.ts";
import { FieldError } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { LookPanel } from "./look-panel.tsx";
import { RegisterPanel } from "./register-panel.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SettingRow, settingId } from "./setting-row.tsx";
import {
  faultsIn,
  readDraft,
  without,
  type Draft,
  type Faults,
  type Typed,
} from "./settings-draft.ts";
import { useSettingsTexts } from "./settings-texts.ts";
import "./settings.css";

const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: ({ signal }) => callConsole("viewSettings", { signal }),
});

/** The shop's settings, for owners (SET-01). */
export default function SettingsScreen() {
  const texts = useSettingsTexts();
  const view = useQuery(settingsQuery);
  return (
    <>
      <Bar title={texts.title} beside={<p className="quiet bar-sub set-sub">{texts.beside}</p>} />
      <main id="main" className="page set-frame">
        {view.isPending && <Loading label={texts.loading} rows={12} />}
        {view.isError && !view.data && (
          <Failed failure={view.error} onRetry={() => void view.refetch()} />
        )}
        {view.data && <SettingsForm view={view.data} />}
      </main>
    </>
  );
}

function SettingsForm({ view }: { view: SettingsView }) {
  const texts = useSettingsTexts();
  const [draft, setDraft] = useState<Draft>({});
  const [testPhone, setTestPhone] = useState("");
  const [refused, setRefused] = useState<Faults>({});
  const { changes, faults: found } = readDraft(view.settings, draft);
  const faults: Faults = { ...refused, ...found };
  const asksPhone = SMS_GATEWAY.some((name) => typeof draft[name] === "string");
  const { act, isRunning } = useAct({
    refresh: [settingsQuery.queryKey, ["audit"], ["setup"], ["system"]],
    explain: (failure) => {
      const isWrong = failure instanceof ApiFailure && failure.is("validation_failed");
      return isWrong ? texts.save.refused : undefined;
    },
  });
  const change = (name: SettingName, typed: Typed | undefined): void => {
    setDraft((all) => (typed === undefined ? without(all, name) : { ...all, [name]: typed }));
    setRefused((all) => without(all, name));
  };
  const store = async (): Promise<SettingsView> => {
    try {
      const body = { version: view.version, changes, ...(asksPhone && { testPhone }) };
      return await withPasskey(() => callConsole("changeSettings", { body }));
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.is("validation_failed")) {
        const named = faultsIn(failure.problem?.extra.fields ?? []);
        setRefused(named);
        const [first] = Object.keys(named);
        if (first) document.getElementById(settingId(first))?.focus();
      }
      throw failure;
    }
  };
  const reset = (): void => {
    setDraft({});
    setRefused({});
    setTestPhone("");
  };
  const save = async (): Promise<void> => {
    if (await act({ done: texts.save.done, run: store })) reset();
  };
  const extras: Partial<Record<SettingGroup, ReactNode>> = {
    payments: <PaymentsKind payments={view.payments} />,
    mail: <GatewayState is={view.gateways.mail} words={texts.gateways.mail} />,
    sms: (
      <>
        {asksPhone && (
          <TestPhone
            value={testPhone}
            wrong={faults.testPhone && texts.rules[faults.testPhone]}
            onChange={(phone) => {
              setTestPhone(phone);
              setRefused((all) => without(all, "testPhone"));
            }}
          />
        )}
        <GatewayState is={view.gateways.text} words={texts.gateways.text} />
      </>
    ),
    retention: <Books />,
  };
  return (
    <div className="set">
      <PartsNav view={view} faults={faults} />
      <div className="col">
        {SETTING_GROUPS.map((group) => (
          <div key={group} id={group}>
            <Panel
              title={texts.groups[group]}
              aside={<span className="quiet">{texts.groupHints[group]}</span>}
            >
              <div className="panel-in">
                {view.settings
                  .filter(({ name }) => settingOf(name).group === group)
                  .map((shown) => (
                    <SettingRow
                      key={shown.name}
                      shown={shown}
                      typed={draft[shown.name]}
                      rule={faults[shown.name]}
                      onChange={(typed) => change(shown.name, typed)}
                    />
                  ))}
                {extras[group]}
              </div>
              <GroupFoot settings={view.settings} group={group} />
            </Panel>
          </div>
        ))}
        <FeesPanel />
        <div id="look">
          <LookPanel />
        </div>
        <div id="register">
          <RegisterPanel register={view.register} />
        </div>
        <SaveBar
          changes={changes.length}
          faults={Object.keys(faults) as (keyof Faults)[]}
          isTested={changes.some(({ name, value }) => value !== null && isTested(name))}
          isRunning={isRunning}
          onReset={reset}
          onSave={() => void save()}
        />
      </div>
    </div>
  );
}

const isTested = (name: SettingName): boolean =>
  settingOf(name).isSecret === true || SMS_GATEWAY.some((one) => one === name);

function PartsNav({ view, faults }: { view: SettingsView; faults: Faults }) {
  const texts = useSettingsTexts();
  const inGroup = (group: SettingGroup) =>
    view.settings.filter(({ name }) => settingOf(name).group === group);
  return (
    <nav className="set-nav" aria-label={texts.parts}>
      <ul>
        {SETTING_GROUPS.map((group) => {
          const bad = inGroup(group).filter(({ name }) => faults[name]).length;
          const isFixed = inGroup(group).some(({ fixedBy }) => fixedBy);
          return (
            <li key={group}>
              <a href={`#${group}`}>
                {texts.groups[group]}
                {bad > 0 ? (
                  <em className="is-bad">{texts.bad(bad)}</em>
                ) : (
                  isFixed && <em>{texts.fixed}</em>
                )}
              </a>
            </li>
          );
        })}
        <li>
          <a href="#look">
            {texts.look.title}
            <em>{texts.fixed}</em>
          </a>
        </li>
        <li>
          <a href="#register">{texts.register.title}</a>
        </li>
      </ul>
    </nav>
  );
}

function GroupFoot({ settings, group }: { settings: ShownSetting[]; group: SettingGroup }) {
  const texts = useSettingsTexts();
  const moment = useMoment();
  const last = settings
    .filter(({ name, changedAt }) => changedAt && settingOf(name).group === group)
    .reduce<ShownSetting | undefined>(
      (latest, one) => ((latest?.changedAt ?? "") > (one.changedAt ?? "") ? latest : one),
      undefined,
    );
  return (
    <p className="panel-foot">
      {last?.changedAt
        ? texts.changedBy(last.changedBy ?? "–", moment(last.changedAt))
        : texts.never}
      <Link className="link set-log" to="/audit" search={{ about: `settings ${group}` }}>
        {texts.log}
        <span className="hide">: {texts.groups[group]}</span>
      </Link>
    </p>
  );
}

function PaymentsKind({ payments }: Pick<SettingsView, "payments">) {
  const texts = useSettingsTexts();
  const isReal = payments === "live";
  return (
    <div className="set-row">
      <span className="set-label">{texts.kind}</span>
      <p className="set-state">
        <Icon name={isReal ? "check" : "info"} size="s" />
        {texts.kinds[payments]}
      </p>
    </div>
  );
}

type GatewayProps = { is: boolean; words: { on: string; off: string } };

const GatewayState = ({ is, words }: GatewayProps) => (
  <p className="set-state quiet">
    <Icon name={is ? "check" : "warn"} size="s" />
    {is ? words.on : words.off}
  </p>
);

type PhoneProps = { value: string; wrong: string | undefined; onChange: (phone: string) => void };

function TestPhone({ value, wrong, onChange }: PhoneProps) {
  const texts = useSettingsTexts();
  const id = settingId("testPhone");
  return (
    <div className="set-row">
      <label className="set-label" htmlFor={id}>
        {texts.testPhone}
      </label>
      <div>
        <input
          className="in set-m"
          id={id}
          type="tel"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          {...(wrong && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
        />
        <FieldError id={`${id}-error`}>{wrong}</FieldError>
      </div>
    </div>
  );
}

function Books() {
  const { books } = useSettingsTexts();
  return (
    <div className="set-row">
      <span className="set-label">{books.title}</span>
      <div>
        <span>{books.years}</span>
        <p className="hint">{books.why}</p>
      </div>
    </div>
  );
}

function FeesPanel() {
  const { fees, setup } = useSettingsTexts();
  return (
    <Panel title={fees.title}>
      <div className="panel-in set-fees">
        <p>{fees.text}</p>
        <p>
          <Link className="link" to="/prices">
            {fees.link}
          </Link>{" "}
          ·{" "}
          <Link className="link" to="/shop/setup">
            {setup.link}
          </Link>
        </p>
      </div>
    </Panel>
  );
}
