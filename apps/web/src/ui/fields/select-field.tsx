import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import { Icon } from "../drawing.tsx";
import { FieldFrame, useField, type FieldTexts } from "./field-frame.tsx";
import styles from "./field.module.css";

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<"select">, "className" | "children"> & {
    options: readonly SelectOption[];
    /** Shown while nothing is selected; not selectable. */
    placeholder?: string | undefined;
  };

export function SelectField(props: SelectFieldProps) {
  const { label, labelNote, hint, error, warning, className, options, placeholder, ...select } =
    props;
  const texts = { label, labelNote, hint, error, warning, className };
  const wiring = useField(texts, select.id, select["aria-describedby"]);
  return (
    <FieldFrame id={wiring.id} texts={texts}>
      <div className={styles.box}>
        <select {...select} {...wiring} className={classes(styles.control, styles.select)}>
          {placeholder ? (
            <option value="" disabled>
              {placeholder}
            </option>
          ) : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" className={styles.chevron} />
      </div>
    </FieldFrame>
  );
}
