import { useId, type ReactNode } from "react";
import { classes } from "../classes.ts";
import { FieldError } from "./field-frame.tsx";
import styles from "./segmented.module.css";

export type SegmentedProps<Value extends string> = {
  legend: ReactNode;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean | undefined }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  name?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** Visually hides the legend. */
  legendHidden?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** A few options side by side: a radio group. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, options, value, onChange, name, hint, error, legendHidden, disabled, className } =
    props;
  const id = useId();
  const described = classes(hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined);
  return (
    <fieldset className={className} disabled={disabled} aria-describedby={described}>
      <legend className={legendHidden ? "hide" : styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.part}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <div className={styles.foot}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}
