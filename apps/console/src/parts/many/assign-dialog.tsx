import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { runsQuery } from "../../api/runs-query.ts";
import { useHubs } from "../../api/queries.ts";
import { Ask } from "../../ui/overlay/ask.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { allStops, planMove, stopName } from "../plan-stops.ts";
import { usePlanTexts, usePlan } from "../use-plan.ts";
import { Failed, Loading } from "../../ui/states.tsx";
import { useManyTexts, type ManyProps } from "./many-texts.ts";

const NOBODY = "nobody";

/** Assigns the selected orders' stops on a day to a run (DESK-08, DESK-09). */
export function AssignDialog({ orders, stops: only, suggested, onClose, onDone }: ManyProps) {
  const { leave, assigning: texts } = useManyTexts();
  const words = usePlanTexts();
  const hubs = useHubs();
  const [hub, setHub] = useState(suggested.hub);
  const [day, setDay] = useState(suggested.day);
  const [chosen, setRun] = useState("");
  const { data: board, error, refetch } = useQuery(runsQuery({ hub, day }));
  const { plan, isRunning } = usePlan();
  const numbers = new Set(orders.map(({ number }) => number));
  const going = board
    ? allStops(board).filter(
        (stop) =>
          numbers.has(stop.number) && stop.state !== "done" && (only?.has(stopName(stop)) ?? true),
      )
    : [];
  const runs = board?.runs ?? [];
  const run = chosen === NOBODY ? undefined : (runs.find(({ id }) => id === chosen) ?? runs[0]);
  const assign = async (): Promise<void> => {
    if (!board) return;
    const planned = planMove(board, new Set(going.map(stopName)), run?.id ?? null);
    const done = run ? words.moved(going.length, run.driver.name) : words.freed(going.length);
    if (planned.length === 0 || (await plan(board, planned, done))) onDone();
  };
  return (
    <Ask
      title={texts.title(orders.length)}
      submit={texts.submit}
      leave={leave}
      isRunning={isRunning || going.length === 0 || runs.length === 0}
      onSubmit={() => void assign()}
      onClose={onClose}
    >
      <div className="ask-row">
        <SelectField
          label={texts.hub}
          value={hub}
          options={hubs.map(({ id, name }) => [id, name] as const)}
          onChange={setHub}
        />
        <TextField label={texts.day} type="date" required value={day} onChange={setDay} />
        <SelectField
          label={texts.run}
          value={run?.id ?? NOBODY}
          options={[
            ...runs.map(
              ({ id, driver, stops }) => [id, `${driver.name} (${stops.length})`] as const,
            ),
            [NOBODY, texts.nobody] as const,
          ]}
          onChange={setRun}
        />
      </div>
      {!board && !error && <Loading label={texts.loading} rows={1} />}
      {!board && error && <Failed failure={error} onRetry={() => void refetch()} />}
      {board && (
        <p role="status">
          <b>
            {runs.length === 0
              ? texts.noRuns
              : going.length === 0
                ? texts.noneFit
                : texts.fit(going.length)}
          </b>
        </p>
      )}
    </Ask>
  );
}
