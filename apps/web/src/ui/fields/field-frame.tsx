import { useId, type ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./field.module.css";
import { Icon } from "../drawing.tsx";

export type FieldTexts = {
  label: ReactNode;
  /** Note after the label, such as "optional". */
  labelNote?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** Warns without rejecting the value; shown when there is no error. */
  warning?: ReactNode;
  /** Class of the whole field, for its place in the grid. */
  className?: string | undefined;
};

type Wiring = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** Ids and ARIA attributes that connect label, control and messages; spread the result on the control. */
export function useField(texts: FieldTexts, ownId?: string, describedBy?: string): Wiring {
  const made = useId();
  const id = ownId ?? made;
  const parts = [
    texts.hint ? `${id}-hint` : undefined,
    texts.error ? `${id}-error` : undefined,
    texts.warning && !texts.error ? `${id}-warning` : undefined,
    describedBy,
  ];
  return {
    id,
    "aria-describedby": classes(...parts),
    "aria-invalid": texts.error ? true : undefined,
  };
}

export function FieldFrame({
  id,
  texts,
  children,
}: {
  id: string;
  texts: FieldTexts;
  children: ReactNode;
}) {
  const { label, labelNote, hint, error, warning, className } = texts;
  return (
    <div className={classes(styles.field, className)}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id} id={`${id}-label`}>
          {label} {labelNote ? <span className="quiet nb">{labelNote}</span> : null}
        </label>
        {hint ? (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        ) : null}
      </div>
      {children}
      <div className={styles.foot}>
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
        {warning && !error ? <FieldWarning id={`${id}-warning`}>{warning}</FieldWarning> : null}
      </div>
    </div>
  );
}

/** Error with icon under a field. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className={classes(styles.message, styles.error)} id={id}>
      <Icon name="warn" />
      <span>{children}</span>
    </p>
  );
}

export function FieldWarning({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className={classes(styles.message, styles.warning)} id={id}>
      <Icon name="info" />
      <span>{children}</span>
    </p>
  );
}
