import { useId } from "react";

type Props = {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
} & Pick<React.ComponentProps<"input">, "maxLength" | "required" | "type" | "autoComplete">;

export function TextField({ label, hint, value, onChange, ...rest }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="in"
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(hint && { "aria-describedby": `${id}-hint` })}
        {...rest}
      />
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
