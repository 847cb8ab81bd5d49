import type { Run, RunsBoard, RunStop } from "@waslijn/contract/console/runs";
import { formatPlain } from "@waslijn/contract/shared/formats/money";
import { useId, useState } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { stopName } from "../../../parts/plan-stops.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { bestPlace } from "./best-place.ts";
import { toneOf } from "./map-marks.tsx";
import { useMapTexts } from "./map-texts.ts";

export type ListProps = {
  board: RunsBoard;
  selected: string | undefined;
  isRunning: boolean;
  onSelect: (name: string | undefined) => void;
  onMove: (name: string, to: string | null) => void;
};

export const useKilometres = (): ((km: number) => string) => {
  const language = useLanguage();
  return (km) => formatPlain(km, language, 1);
};

/** The keyboard's way of dragging: choose a run, then put the stop there. */
export function MoveForm({
  board,
  stop,
  runId,
  isRunning,
  onSelect,
  onMove,
}: ListProps & { stop: RunStop; runId: string | null }) {
  const texts = useMapTexts();
  const kilometres = useKilometres();
  const group = useId();
  const targets = [
    ...board.runs.map((run, index) => ({ id: run.id, run, mark: index + 1, tone: toneOf(index) })),
    ...(runId === null ? [] : [{ id: null, run: undefined, mark: 0, tone: "" }]),
  ].filter(({ id }) => id !== runId);
  const added = (run: Run | undefined): number | undefined => run && bestPlace(run, stop).addedKm;
  const [to, setTo] = useState<string | null | undefined>(targets[0]?.id);
  const target = targets.find(({ id }) => id === to);
  return (
    <Form
      className="dmove"
      onSubmit={() => {
        if (target) onMove(stopName(stop), target.id);
      }}
    >
      <fieldset
        onKeyDown={(event) => {
          // Arrow keys choose a run here, and a stop elsewhere.
          if (event.key.startsWith("Arrow")) event.stopPropagation();
        }}
      >
        <legend>{texts.move(stop.number)}</legend>
        {targets.map(({ id, run, mark, tone }) => {
          const km = added(run);
          return (
            <label key={id ?? ""} className="dmove-to">
              <input type="radio" name={group} checked={to === id} onChange={() => setTo(id)} />
              <span className={`dmark ${tone}`}>{mark}</span>
              <b>{run?.driver.name ?? texts.toNobody}</b>
              {km !== undefined && <span className="quiet">{texts.added(kilometres(km))}</span>}
              <kbd>{mark}</kbd>
            </label>
          );
        })}
      </fieldset>
      <div className="dmove-do">
        <Button look="main" isSubmit disabled={isRunning || !target}>
          {target?.run ? texts.put(target.run.driver.name) : texts.putNobody}
        </Button>
        <Button look="quiet" onClick={() => onSelect(undefined)}>
          {texts.letGo} <kbd>Esc</kbd>
        </Button>
      </div>
    </Form>
  );
}
