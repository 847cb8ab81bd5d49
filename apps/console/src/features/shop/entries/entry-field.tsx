import { useId } from "react";
import { FieldError } from "../../../parts/field/field-error.tsx";
import { SelectField } from "../../../parts/field/select-field.tsx";
import { TextField } from "../../../parts/field/text-field.tsx";
import { useEntriesTexts } from "./entries-texts.ts";
import type { Field } from "./fields.ts";

type Props = {
  field: Field;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  options: (readonly [value: string, label: string])[];
  value: string;
  onChange: (value: string) => void;
};

/** One question of a form, as its kind is asked best. */
export function EntryField({ field, label, hint, error, options, value, onChange }: Props) {
  const texts = useEntriesTexts();
  if (field.kind === "days") {
    return <Weekdays label={label} error={error} value={value} onChange={onChange} />;
  }
  if (field.kind === "choice" || field.kind === "hub" || field.kind === "yes") {
    const choices = field.kind === "yes" ? yesOrNo(texts.yes, texts.no) : options;
    return (
      <SelectField
        label={label}
        error={error}
        value={value}
        options={choices}
        onChange={onChange}
      />
    );
  }
  const types = { day: "date", time: "time" } as const;
  return (
    <TextField
      label={field.isOptional ? `${label} (${texts.optional})` : label}
      error={error}
      value={value}
      onChange={onChange}
      required={!field.isOptional}
      autoComplete="off"
      {...(hint && { hint })}
      {...(field.maxLength && { maxLength: field.maxLength })}
      {...((field.kind === "day" || field.kind === "time") && { type: types[field.kind] })}
      {...(field.kind === "number" && { inputMode: "numeric" as const })}
      {...(field.kind === "euros" && { inputMode: "decimal" as const })}
    />
  );
}

const yesOrNo = (yes: string, no: string) => [["true", yes] as const, ["false", no] as const];

function Weekdays({ label, error, value, onChange }: Omit<Props, "field" | "hint" | "options">) {
  const id = useId();
  const { weekdays } = useEntriesTexts();
  const chosen = value.split(" ").filter(Boolean);
  const set = (day: string, isOn: boolean): void =>
    onChange(
      weekdays
        .map((_, index) => String(index + 1))
        .filter((one) => (one === day ? isOn : chosen.includes(one)))
        .join(" "),
    );
  return (
    <fieldset className="entry-days" {...(error && { "aria-describedby": id })}>
      <legend className="label">{label}</legend>
      {weekdays.map((name, index) => (
        <label key={name}>
          <input
            className="tick"
            type="checkbox"
            checked={chosen.includes(String(index + 1))}
            onChange={({ target }) => set(String(index + 1), target.checked)}
          />
          {name}
        </label>
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
