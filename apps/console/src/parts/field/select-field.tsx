import { useId } from "react";
import { Icon } from "../icon/icon.tsx";

type Props = {
  label: string;
  value: string;
  options: (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

export function SelectField({ label, value, options, onChange }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="sel">
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="down" size="s" />
      </div>
    </div>
  );
}
