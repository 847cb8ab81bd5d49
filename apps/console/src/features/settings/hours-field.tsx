import type { OpeningHours } from "@waslijn/contract/console/setting-list";
import { Button } from "../../ui/button.tsx";
import { DayInput } from "../../ui/form/day-input.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useSettingsTexts } from "./settings-texts.ts";

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const NEW_ROW = { days: [], from: "09:00", to: "17:00" };

export const printHours = (rows: OpeningHours, days: readonly string[]): string =>
  rows
    .map((row) => `${row.days.map((day) => days[day - 1]).join(", ")} ${row.from}–${row.to}`)
    .join("; ");

type Row = OpeningHours[number];
type Props = {
  id: string;
  label: string;
  value: OpeningHours;
  wrong: boolean;
  onChange: (rows: OpeningHours) => void;
};

/** Opening hours: a row for the days that share them. */
export function HoursField({ id, label, value, wrong, onChange }: Props) {
  const texts = useSettingsTexts().hours;
  const change = (at: number, row: Row | undefined): void =>
    onChange(value.flatMap((one, index) => (index === at ? (row ?? []) : one)));
  return (
    <div className="set-hours" role="group" aria-label={label} id={id} tabIndex={-1}>
      {value.map((row, at) => (
        <fieldset key={at} className="set-hours-row">
          <legend className="hide">{texts.row(at + 1)}</legend>
          <div className="set-days">
            {WEEK.map((day) => (
              <label key={day}>
                <input
                  className="tick"
                  type="checkbox"
                  checked={row.days.includes(day)}
                  {...(wrong && { "aria-invalid": true })}
                  onChange={({ target }) =>
                    change(at, {
                      ...row,
                      days: target.checked
                        ? [...row.days, day].toSorted((a, b) => a - b)
                        : row.days.filter((one) => one !== day),
                    })
                  }
                />
                {texts.days[day - 1]}
              </label>
            ))}
          </div>
          <div className="set-times">
            {(["from", "to"] as const).map((end) => (
              <label key={end}>
                <span>{texts[end]}</span>
                <DayInput
                  className="in"
                  type="time"
                  value={row[end]}
                  onChange={({ target }) => change(at, { ...row, [end]: target.value })}
                />
              </label>
            ))}
            {value.length > 1 && (
              <Button
                isSquare
                aria-label={texts.remove(at + 1)}
                onClick={() => change(at, undefined)}
              >
                <Icon name="close" size="s" />
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      {value.length < WEEK.length && (
        <Button size="s" onClick={() => onChange([...value, NEW_ROW])}>
          <Icon name="plus" size="s" />
          {texts.add}
        </Button>
      )}
    </div>
  );
}
