import type { DataEntry, DataValue } from "@waslijn/contract/console/data";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, useId } from "react";
import { useDataTexts } from "../../../parts/data/data-texts.ts";
import { Ask } from "../../../ui/overlay/ask.tsx";
import { dataQuery } from "../../../api/queries.ts";
import { useEntriesTexts } from "./entries-texts.ts";
import { missingOf, toDraft, toShortName, toValue, unreadableOf, type Field } from "./fields.ts";
import type { Subject } from "./subject.ts";
import { FieldError, SelectField, TextField } from "../../../ui/form/field.tsx";

type EntryFieldProps = {
  field: Field;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  options: (readonly [value: string, label: string])[];
  value: string;
  onChange: (value: string) => void;
};

/** One form field, rendered by its kind. */
function EntryField({ field, label, hint, error, options, value, onChange }: EntryFieldProps) {
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
      aria-required={!field.isOptional}
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

function Weekdays({
  label,
  error,
  value,
  onChange,
}: Omit<EntryFieldProps, "field" | "hint" | "options">) {
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
            {...(error && { "aria-invalid": true })}
            onChange={({ target }) => set(String(index + 1), target.checked)}
          />
          {name}
        </label>
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}

export type FieldProblem = { field: string; rule: string };

type Props = {
  subject: Subject;
  /** The entry as shown; null for a new one. */
  entry: DataEntry | null;
  problems: FieldProblem[];
  isRunning: boolean;
  onClose: () => void;
  onSave: (value: DataValue) => void;
};

/** Form of an entry, with an error text at each field. */
export function EntryForm({ subject, entry, problems, isRunning, onClose, onSave }: Props) {
  const texts = useEntriesTexts();
  const { rules } = useDataTexts();
  const own = subject.texts;
  const { data: hubs = [], isPending } = useQuery(dataQuery("hubs"));
  const [draft, setDraft] = useState(() => toDraft(subject.fields, entry?.value));
  const [missing, setMissing] = useState<string[]>([]);
  const [unreadable, setUnreadable] = useState<string[]>([]);
  const asked = subject.fields.filter(({ isKey, isOfNew }) => !entry || !(isKey || isOfNew));
  // A select without a choice submits its first option, so the hubs must be loaded.
  const isKnown = !isPending || asked.every(({ kind }) => kind !== "hub");
  const optionsOf = (field: Field) =>
    field.kind === "hub"
      ? hubs.map(({ value }) => [String(value.id), String(value.name)] as const)
      : (field.options ?? []).map((one) => [one, own.options?.[field.name]?.[one] ?? one] as const);
  const shownOf = (field: Field): string =>
    draft[field.name] ||
    (field.shortOf ? toShortName(draft[field.shortOf] ?? "") : (optionsOf(field)[0]?.[0] ?? ""));
  const errorOf = (name: string): string | undefined => {
    if (missing.includes(name)) return texts.missing;
    const kind = asked.find((field) => field.name === name)?.kind;
    if (unreadable.includes(name)) return kind === "euros" ? texts.noAmount : texts.noNumber;
    const problem = problems.find(({ field }) => field === name);
    return problem && (own.wrong?.[`${name}.${problem.rule}`] ?? rules[problem.rule]);
  };
  const save = (): void => {
    const filled = Object.fromEntries(asked.map((one) => [one.name, shownOf(one)]));
    const without = missingOf(asked, filled);
    const wrong = unreadableOf(asked, filled);
    setMissing(without);
    setUnreadable(wrong);
    if (without.length + wrong.length === 0) onSave(toValue(asked, filled));
  };
  // Focus the first field that the server refused; Form does so for what it finds on submit.
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return (
    <Ask
      title={entry ? texts.changeLong(subject.nameOf(entry.value)) : own.addTitle}
      submit={texts.save}
      leave={texts.leave}
      isRunning={isRunning || !isKnown}
      onClose={onClose}
      onSubmit={save}
    >
      <div className="ask-two" ref={form}>
        {asked.map((field) => (
          <EntryField
            key={field.name}
            field={field}
            label={own.labels[field.name] ?? field.name}
            hint={own.hints?.[field.name]}
            error={errorOf(field.name)}
            options={optionsOf(field)}
            value={shownOf(field)}
            onChange={(value) => setDraft((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
      </div>
    </Ask>
  );
}
