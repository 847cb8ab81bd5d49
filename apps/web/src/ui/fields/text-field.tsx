import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";
import { FieldFrame, useField, type FieldTexts } from "./field-frame.tsx";
import styles from "./field.module.css";

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "className"> & {
    suffix?: ReactNode;
    /** code: large capitals for a short code; large: the postal code of the hero. */
    look?: "code" | "large" | undefined;
  };

export function TextField({
  label,
  labelNote,
  hint,
  error,
  warning,
  className,
  suffix,
  look,
  ...input
}: TextFieldProps) {
  const texts = { label, labelNote, hint, error, warning, className };
  const wiring = useField(texts, input.id, input["aria-describedby"]);
  return (
    <FieldFrame id={wiring.id} texts={texts}>
      <div className={styles.box}>
        <input
          type="text"
          {...input}
          {...wiring}
          className={classes(styles.control, look && styles[look])}
        />
        {suffix ? <span className={styles.suffix}>{suffix}</span> : null}
      </div>
    </FieldFrame>
  );
}
