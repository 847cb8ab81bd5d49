import { useState } from "react";
import { useMoment } from "../../i18n/use-today.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { isAsked, type Choices } from "../../parts/pieces/compare-counts.ts";
import { CountDifferences } from "../../parts/pieces/count-differences.tsx";
import type { Conflict } from "./count-conflict.ts";
import { useCountTexts } from "./count-texts.ts";

type Props = {
  conflict: Conflict;
  labelOf: (item: string) => string;
  onSettle: (choices: Choices) => void;
  onOther: () => void;
  onDrop: () => void;
};

/** A colleague counted the same: nothing is gone, and nothing is sent before somebody decided (COUNT-06). */
export function ConflictPanel({ conflict, labelOf, onSettle, onOther, onDrop }: Props) {
  const texts = useCountTexts().conflict;
  const moment = useMoment();
  const [choices, setChoices] = useState<Choices>({});
  const { by, bag, differences, mayBeOther } = conflict;
  const name = by.name || texts.you;
  const isDecided = differences.filter(isAsked).every(({ item }) => choices[item]);
  return (
    <section className="c-conflict" aria-labelledby="count-conflict">
      <h2 id="count-conflict">
        <Icon name="warn" />
        {bag === undefined ? texts.order(name) : texts.bag(name, bag)}
      </h2>
      <p role="alert">
        {by.at && `${moment(by.at)}. `}
        {differences.length > 0 ? texts.choose : texts.same}
      </p>
      <CountDifferences
        differences={differences}
        choices={choices}
        colleague={name}
        labelOf={labelOf}
        onChoose={setChoices}
      />
      <div className="c-conflict-do">
        <button
          className="btn btn-main btn-big"
          type="button"
          disabled={!isDecided}
          onClick={() => onSettle(choices)}
        >
          <Icon name="check" />
          {mayBeOther ? texts.settleSame : texts.settle}
        </button>
        {mayBeOther && (
          <button className="btn btn-line" type="button" onClick={onOther}>
            <Icon name="bag" />
            {texts.other}
          </button>
        )}
        <button className="btn btn-quiet" type="button" onClick={onDrop}>
          {texts.drop(name)}
        </button>
      </div>
    </section>
  );
}
