import { useId } from "react";
import { FieldError } from "./field-error.tsx";

type Props = {
  label: string;
  hint?: string;
  /** What is wrong with what stands in it, in words. */
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
} & Pick<
  React.ComponentProps<"input">,
  | "maxLength"
  | "min"
  | "required"
  | "type"
  | "autoComplete"
  | "inputMode"
  | "onBlur"
  | "ref"
  | "name"
>;

export function TextField({ label, hint, error, value, onChange, ...rest }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="in"
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(described && { "aria-describedby": described })}
        {...(error && { "aria-invalid": true })}
        {...rest}
      />
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
