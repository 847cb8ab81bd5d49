import type { ComponentProps } from "react";
import { IconButton } from "../button.tsx";
import { FieldFrame, useField, type FieldTexts } from "./field-frame.tsx";
import fieldStyles from "./field.module.css";
import styles from "./number-stepper.module.css";
import { stepNumber } from "./step-number.ts";

export type NumberStepperProps = FieldTexts &
  Omit<ComponentProps<"input">, "className" | "type" | "value" | "onChange" | "min" | "max"> & {
    /** The text as typed, so that the caller can validate it. */
    value: string;
    onChange: (value: string) => void;
    min: number;
    max?: number | undefined;
    lessLabel: string;
    moreLabel: string;
  };

export function NumberStepper(props: NumberStepperProps) {
  const { label, labelNote, hint, error, warning, className, ...own } = props;
  const {
    value,
    onChange,
    min,
    max = Number.MAX_SAFE_INTEGER,
    lessLabel,
    moreLabel,
    ...input
  } = own;
  const texts = { label, labelNote, hint, error, warning, className };
  const wiring = useField(texts, input.id, input["aria-describedby"]);
  const step = (by: 1 | -1) => onChange(stepNumber(value, by, min, max));
  const now = Number.parseInt(value, 10);
  return (
    <FieldFrame id={wiring.id} texts={texts}>
      <div className={styles.row}>
        <IconButton
          className={styles.step}
          label={lessLabel}
          icon="minus"
          aria-controls={wiring.id}
          disabled={input.disabled || now <= min}
          onClick={() => step(-1)}
        />
        <input
          inputMode="numeric"
          autoComplete="off"
          {...input}
          {...wiring}
          type="text"
          className={fieldStyles.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <IconButton
          className={styles.step}
          label={moreLabel}
          icon="plus"
          aria-controls={wiring.id}
          disabled={input.disabled || now >= max}
          onClick={() => step(1)}
        />
      </div>
    </FieldFrame>
  );
}
