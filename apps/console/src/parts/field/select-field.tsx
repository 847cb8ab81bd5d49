import { useId } from "react";
import { Icon } from "../icon/icon.tsx";
import { FieldError } from "./field-error.tsx";

type Props = {
  label: string;
  /** What is wrong with what is chosen, in words. */
  error?: string | undefined;
  value: string;
  options: (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

export function SelectField({ label, error, value, options, onChange }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="sel">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...(error && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
        >
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="down" size="s" />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
