import { useEffect, useState, useId } from "react";
import { Icon } from "../icon.tsx";

type Props = Omit<React.ComponentProps<typeof TextField>, "hint" | "type" | "maxLength"> & {
  /** Hint for a number that cannot be parsed; it is stored as typed anyway (FLOW-37). */
  doubt: string;
};

/** Validates on blur: a half-typed number is not wrong yet. */
export function PhoneField({ doubt, onBlur, ...field }: Props) {
  const [isLeft, setLeft] = useState(field.value !== "");
  const isReadable = useIsReadable(field.value);
  return (
    <TextField
      type="tel"
      maxLength={30}
      {...field}
      {...(isLeft && isReadable === false && { hint: doubt })}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
}

/** Undefined until the phone number library is loaded, which is as large as a screen. */
function useIsReadable(phone: string): boolean | undefined {
  const [toE164, setToE164] = useState<(typed: string) => string | undefined>();
  const isTyped = phone.trim() !== "";
  useEffect(() => {
    if (!isTyped) return;
    import("@waslijn/contract/shared/phone").then(
      (library) => setToE164(() => library.toE164),
      () => undefined,
    );
  }, [isTyped]);
  return isTyped && toE164 ? toE164(phone) !== undefined : undefined;
}

type SelectFieldProps = {
  label: string;
  /** Error text. */
  error?: string | undefined;
  value: string;
  options: (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

export function SelectField({ label, error, value, options, onChange }: SelectFieldProps) {
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

type TextFieldProps = {
  label: string;
  hint?: string;
  /** Error text. */
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

export function TextField({ label, hint, error, value, onChange, ...rest }: TextFieldProps) {
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

/** Error text beside its field. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <span className="field-error" id={id}>
      <Icon name="warn" size="s" />
      {children}
    </span>
  );
}
