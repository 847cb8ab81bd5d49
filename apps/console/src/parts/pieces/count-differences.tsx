import { formatNumber } from "@waslijn/contract/shared/formats/money";
import { useLanguage } from "../../i18n/language.tsx";
import { Icon } from "../../ui/icon.tsx";
import {
  BAGS,
  BAGS_BACK,
  isAsked,
  KILOS,
  type Choices,
  type Difference,
  type Side,
} from "./compare-counts.ts";
import { usePiecesTexts } from "./pieces-form.tsx";
import "./pieces.css";

type Props = {
  differences: readonly Difference[];
  choices: Choices;
  /** Name of the other person who counted. */
  colleague: string;
  labelOf: (item: string) => string;
  onChoose: (choices: Choices) => void;
};

const SIDES: Side[] = ["mine", "theirs"];

/** Compares both counts item by item: conflicts are chosen, one-sided changes are only shown (COUNT-06). */
export function CountDifferences({ differences, choices, colleague, labelOf, onChoose }: Props) {
  const texts = usePiecesTexts().differences;
  const language = useLanguage();
  const nameOf = (item: string): string => {
    if (item === KILOS) return texts.kilos;
    if (item === BAGS) return texts.bags;
    return item === BAGS_BACK ? texts.bagsBack : labelOf(item);
  };
  return (
    <div className="differ">
      {differences.filter(isAsked).map((one) => (
        <fieldset key={one.item}>
          <legend>
            {nameOf(one.item)} <small>{texts.both}</small>
          </legend>
          {SIDES.map((side) => (
            <label key={side} className="differ-side">
              <input
                className="tick"
                type="radio"
                name={`differ ${one.item}`}
                checked={choices[one.item] === side}
                onChange={() => onChoose({ ...choices, [one.item]: side })}
              />
              <span>{side === "mine" ? texts.you : colleague}</span>
              <b>{formatNumber(one[side], language)}</b>
            </label>
          ))}
        </fieldset>
      ))}
      <ul>
        {differences
          .filter((one) => !isAsked(one))
          .map((one) => (
            <li key={one.item}>
              <Icon name="check" size="s" />
              <span>
                {one.mine === one.was
                  ? texts.byThem(nameOf(one.item), formatNumber(one.theirs, language), colleague)
                  : texts.byYou(nameOf(one.item), formatNumber(one.mine, language))}
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}
