import { useState, type ComponentProps } from "react";
import { IconButton } from "../button.tsx";
import { FieldFrame, useField, type FieldTexts } from "./field-frame.tsx";
import styles from "./field.module.css";

export type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "className" | "type"> & { showLabel: string; hideLabel: string };

export function PasswordField(props: PasswordFieldProps) {
  const { label, labelNote, hint, error, warning, className, showLabel, hideLabel, ...input } =
    props;
  const [shown, setShown] = useState(false);
  const texts = { label, labelNote, hint, error, warning, className };
  const wiring = useField(texts, input.id, input["aria-describedby"]);
  return (
    <FieldFrame id={wiring.id} texts={texts}>
      <div className={styles.box}>
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...wiring}
          type={shown ? "text" : "password"}
          className={styles.control}
        />
        <IconButton
          className={styles.show}
          label={shown ? hideLabel : showLabel}
          icon={shown ? "eye-off" : "eye"}
          aria-controls={wiring.id}
          disabled={input.disabled}
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldFrame>
  );
}
