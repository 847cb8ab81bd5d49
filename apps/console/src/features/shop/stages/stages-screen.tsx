import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import {
  MOST_RACKS,
  MOST_STAGE_HOURS,
  MOST_STAGES,
  RACK_LENGTH,
  STAGE_NAME_LENGTH,
} from "@waslijn/contract/console/codes";
import type { StageSetup } from "@waslijn/contract/console/stages";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { callLater } from "../../../api/later.ts";
import { Bar } from "../../../parts/bar.tsx";
import { useAct } from "../../../parts/use-act.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Failed, Loading } from "../../../ui/states.tsx";
import { ShopNav } from "../shop-nav.tsx";
import { useStageSetupTexts } from "./stages-texts.ts";
import "./stages.css";

const setupQuery = queryOptions({
  queryKey: ["stage-setup"],
  queryFn: ({ signal }) => callLater("viewStageSetup", { signal }),
});

/** Steps between counted and ready, and racks, for owners (COUNT-07). */
export default function StageSetupScreen() {
  const texts = useStageSetupTexts();
  const { data, error, refetch } = useQuery(setupQuery);
  const [isSaved, setIsSaved] = useState(false);
  return (
    <>
      <Bar title={texts.title} />
      <ShopNav />
      <main id="main" className="page stage-setup">
        {!data && !error && <Loading label={texts.loading} rows={8} />}
        {!data && error && <Failed failure={error} onRetry={() => void refetch()} />}
        {data && (
          <SetupForm
            key={data.version}
            setup={data}
            isSaved={isSaved}
            onSaved={() => setIsSaved(true)}
          />
        )}
      </main>
    </>
  );
}

type Step = { id: string; nl: string; en: string; hours: string; orders: number };

const emptyStep = (nl = "", en = "", hours = 2): Step => ({
  id: crypto.randomUUID(),
  nl,
  en,
  hours: String(hours),
  orders: 0,
});

const rackNames = (typed: string): string[] => [
  ...new Set(
    typed
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

const isRackWrong = (typed: string): boolean =>
  rackNames(typed).length > MOST_RACKS ||
  rackNames(typed).some((name) => name.length > RACK_LENGTH);

type FormProps = { setup: StageSetup; isSaved: boolean; onSaved: () => void };

function SetupForm({ setup, isSaved, onSaved }: FormProps) {
  const texts = useStageSetupTexts();
  const [steps, setSteps] = useState<readonly Step[]>(() =>
    setup.stages.map((stage) => ({ ...stage, hours: String(stage.hours) })),
  );
  /** Takes the focus of a removed step. */
  const save = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Saving draws the form anew: the focus stays on its button.
    if (isSaved) save.current?.focus();
  }, [isSaved]);
  const [racks, setRacks] = useState<Record<string, string>>(() =>
    Object.fromEntries(setup.racks.map(({ hub, names }) => [hub.id, names.join(", ")])),
  );
  const { act, isRunning } = useAct({
    refresh: [setupQuery.queryKey, ["stages"], ["audit"], ["counting-list"]],
    explain: (failure) =>
      failure instanceof ApiFailure && failure.is("data_changed") ? texts.changed : undefined,
  });
  const removed = setup.stages.filter(
    ({ id, orders }) => orders > 0 && !steps.some((step) => step.id === id),
  );
  const submit = (): void => {
    if (Object.values(racks).some(isRackWrong)) return;
    const body = {
      version: setup.version,
      stages: steps.map(({ id, nl, en, hours }) => ({ id, nl, en, hours: Number(hours) })),
      racks: setup.racks.map(({ hub }) => ({ hub: hub.id, names: rackNames(racks[hub.id] ?? "") })),
    };
    void act({
      done: texts.saved,
      run: async () => {
        await callLater("changeStageSetup", { body });
        onSaved();
      },
    });
  };
  return (
    <Form onSubmit={submit}>
      <Panel title={texts.title}>
        <div className="panel-in">
          <p className="quiet">{texts.hint}</p>
          {steps.length === 0 && (
            <div className="stage-none">
              <p>{texts.none}</p>
              <Button
                onClick={() =>
                  setSteps(texts.suggested.map(([nl, en, hours]) => emptyStep(nl, en, hours)))
                }
              >
                {texts.suggest}
              </Button>
            </div>
          )}
          <Steps
            steps={steps}
            onChange={setSteps}
            onRemove={(id) => {
              setSteps(steps.filter((step) => step.id !== id));
              save.current?.focus();
            }}
          />
          {removed.map(({ id, nl, orders }) => (
            <p key={id} className="note" role="status">
              <Icon name="info" />
              <span>{texts.removed(nl, orders)}</span>
            </p>
          ))}
          {steps.length < MOST_STAGES ? (
            <Button onClick={() => setSteps([...steps, emptyStep()])}>
              <Icon name="plus" size="s" />
              {texts.add}
            </Button>
          ) : (
            <p className="quiet">{texts.full}</p>
          )}
        </div>
      </Panel>
      <Panel title={texts.racks}>
        <div className="panel-in">
          <p className="quiet">{texts.racksHint}</p>
          {setup.racks.map(({ hub }) => (
            <TextField
              key={hub.id}
              label={hub.name}
              value={racks[hub.id] ?? ""}
              maxLength={MOST_RACKS * (RACK_LENGTH + 2)}
              error={isRackWrong(racks[hub.id] ?? "") ? texts.rackWrong : undefined}
              onChange={(typed) => setRacks({ ...racks, [hub.id]: typed })}
            />
          ))}
        </div>
      </Panel>
      <Button ref={save} look="main" isSubmit aria-disabled={isRunning}>
        {texts.save}
      </Button>
    </Form>
  );
}

type StepsProps = {
  steps: readonly Step[];
  onChange: (steps: readonly Step[]) => void;
  onRemove: (id: string) => void;
};

function Steps({ steps, onChange, onRemove }: StepsProps) {
  const texts = useStageSetupTexts();
  const list = useRef<HTMLOListElement>(null);
  const known = useRef(steps.length);
  useEffect(() => {
    // Focus an added step.
    const added = list.current?.children[known.current];
    added?.querySelector<HTMLElement>("input")?.focus();
    known.current = steps.length;
  }, [steps.length]);
  const change = (at: number, typed: Partial<Step>): void =>
    onChange(steps.map((step, index) => (index === at ? { ...step, ...typed } : step)));
  const swap = (at: number, by: 1 | -1): void => {
    const moved = steps[at];
    if (moved && steps[at + by]) onChange(steps.toSpliced(at, 1).toSpliced(at + by, 0, moved));
  };
  if (steps.length === 0) return null;
  return (
    <>
      <p className="quiet">{texts.hoursHint}</p>
      <ol className="stage-steps" ref={list}>
        {steps.map((step, at) => {
          const name = step.nl || texts.step(at + 1);
          return (
            <li key={step.id}>
              <fieldset>
                <legend>
                  {texts.step(at + 1)}{" "}
                  {step.orders > 0 && <small>{texts.orders(step.orders)}</small>}
                </legend>
                <TextField
                  label={texts.nl}
                  required
                  maxLength={STAGE_NAME_LENGTH}
                  value={step.nl}
                  onChange={(nl) => change(at, { nl })}
                />
                <TextField
                  label={texts.en}
                  required
                  maxLength={STAGE_NAME_LENGTH}
                  value={step.en}
                  onChange={(en) => change(at, { en })}
                />
                <TextField
                  label={texts.hours}
                  required
                  type="number"
                  min={0}
                  max={MOST_STAGE_HOURS}
                  step={1}
                  className="stage-hours"
                  value={step.hours}
                  onChange={(hours) => change(at, { hours })}
                />
                <span className="stage-acts">
                  <Button
                    isSquare
                    aria-label={texts.up(name)}
                    aria-disabled={at === 0}
                    onClick={() => swap(at, -1)}
                  >
                    <Icon name="up" size="s" />
                  </Button>
                  <Button
                    isSquare
                    aria-label={texts.down(name)}
                    aria-disabled={at === steps.length - 1}
                    onClick={() => swap(at, 1)}
                  >
                    <Icon name="down" size="s" />
                  </Button>
                  <Button
                    isSquare
                    aria-label={texts.remove(name)}
                    onClick={() => onRemove(step.id)}
                  >
                    <Icon name="close" size="s" />
                  </Button>
                </span>
              </fieldset>
            </li>
          );
        })}
      </ol>
    </>
  );
}
