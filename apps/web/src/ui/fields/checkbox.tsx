import { useId, type ComponentProps, type ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./checkbox.module.css";
import { FieldError } from "./field-frame.tsx";

export type CheckboxProps = Omit<ComponentProps<"input">, "className" | "type"> & {
  label: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
};

export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const made = useId();
  const id = input.id ?? made;
  return (
    <div className={classes(styles.check, className)}>
      <div className={styles.row}>
        <input
          {...input}
          type="checkbox"
          id={id}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(input["aria-describedby"], error ? `${id}-error` : undefined)}
        />
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
