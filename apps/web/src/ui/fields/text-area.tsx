import type { ComponentProps } from "react";
import { FieldFrame, useField, type FieldTexts } from "./field-frame.tsx";
import styles from "./field.module.css";

export type TextAreaProps = FieldTexts & Omit<ComponentProps<"textarea">, "className">;

export function TextArea({
  label,
  labelNote,
  hint,
  error,
  warning,
  className,
  ...area
}: TextAreaProps) {
  const texts = { label, labelNote, hint, error, warning, className };
  const wiring = useField(texts, area.id, area["aria-describedby"]);
  return (
    <FieldFrame id={wiring.id} texts={texts}>
      <textarea rows={3} {...area} {...wiring} className={styles.control} />
    </FieldFrame>
  );
}
