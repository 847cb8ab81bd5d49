import {
  useEffect,
  useState,
  useId,
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
} from "react";
import { Icon } from "../icon.tsx";
import { DayInput } from "./day-input.tsx";
import { useProblem } from "./form.tsx";

type Props = Omit<ComponentProps<typeof TextField>, "hint" | "type" | "maxLength"> & {
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

type Wiring = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

type FrameProps = {
  label: string;
  isLabelHidden?: boolean | undefined;
  hint?: string | undefined;
  /** Error text of the caller; without it, the problem that its form found. */
  error?: string | undefined;
  /** The name of its control, where it has one. */
  name?: string | undefined;
  /** Draws the control with the attributes that link it to label, hint and error. */
  children: (wiring: Wiring) => ReactNode;
};

/** A label, a control, its hint and its error. */
export function FieldFrame({ label, isLabelHidden, hint, error, name, children }: FrameProps) {
  const id = useId();
  const problem = useProblem(name ?? id);
  const wrong = error ?? problem;
  const described = [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelHidden ? "hide" : undefined}>
        {label}
      </label>
      {children({
        id,
        ...(described && { "aria-describedby": described }),
        ...(wrong && { "aria-invalid": true }),
      })}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`}>{wrong}</FieldError>
    </div>
  );
}

type SelectFieldProps = {
  label: string;
  error?: string | undefined;
  value: string;
  options: (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

export function SelectField({ label, error, value, options, onChange }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error}>
      {(wiring) => (
        <div className="sel">
          <select {...wiring} value={value} onChange={(event) => onChange(event.target.value)}>
            {options.map(([option, words]) => (
              <option key={option} value={option}>
                {words}
              </option>
            ))}
          </select>
          <Icon name="down" size="s" />
        </div>
      )}
    </FieldFrame>
  );
}

type TypedProps<T extends "input" | "textarea"> = Omit<FrameProps, "children"> &
  Omit<ComponentProps<T>, "children" | "id" | "name" | "value" | "onChange"> & {
    value: string;
    onChange: (value: string) => void;
  };

export function TextField(field: TypedProps<"input">) {
  const { label, isLabelHidden, hint, error, className, type, onChange, ...rest } = field;
  return (
    <FieldFrame {...{ label, isLabelHidden, hint, error, name: rest.name }}>
      {(wiring) => {
        const input = {
          ...rest,
          ...wiring,
          className: className ? `in ${className}` : "in",
          onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
        };
        const drawn = (["date", "time"] as const).find((one) => one === type);
        return drawn ? <DayInput {...input} type={drawn} /> : <input {...input} type={type} />;
      }}
    </FieldFrame>
  );
}

export function TextArea(field: TypedProps<"textarea">) {
  const { label, isLabelHidden, hint, error, onChange, ...rest } = field;
  return (
    <FieldFrame {...{ label, isLabelHidden, hint, error, name: rest.name }}>
      {(wiring) => (
        <textarea {...rest} {...wiring} onChange={(event) => onChange(event.target.value)} />
      )}
    </FieldFrame>
  );
}

type RadioFieldProps<T extends string> = {
  label: string;
  value: T | undefined;
  options: readonly (readonly [value: T, words: string])[];
  required?: boolean;
  onChange: (value: T) => void;
};

/** One of a few options, all of them in sight. */
export function RadioField<T extends string>(field: RadioFieldProps<T>) {
  const { label, value, options, required = false, onChange } = field;
  const name = useId();
  const wrong = useProblem(name);
  return (
    <fieldset {...(wrong && { "aria-describedby": `${name}-error` })}>
      <legend className="label">{label}</legend>
      {options.map(([option, words]) => (
        <label key={option} className="choice">
          <input
            className="tick"
            type="radio"
            name={name}
            value={option}
            required={required}
            checked={option === value}
            onChange={() => onChange(option)}
            {...(wrong && { "aria-invalid": true })}
          />
          <span>{words}</span>
        </label>
      ))}
      <FieldError id={`${name}-error`}>{wrong}</FieldError>
    </fieldset>
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
