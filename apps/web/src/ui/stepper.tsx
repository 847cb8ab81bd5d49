import { classes } from "./classes.ts";
import { Icon, Peg, Rope } from "./drawing.tsx";
import styles from "./stepper.module.css";

export type StepState = "done" | "now" | "next";

export type Step = {
  name: string;
  /** Rest of the name where there is room, with its leading space. */
  more?: string | undefined;
  state: StepState;
  /** State for screen readers. */
  stateLabel: string;
};

/** Step indicator: three pegs for done, current and coming. */
export function Stepper({
  label,
  steps,
  className,
}: {
  label: string;
  steps: readonly Step[];
  className?: string | undefined;
}) {
  return (
    <ol className={classes(styles.steps, className)} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.name}
          className={classes(styles.step, styles[step.state])}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          {index < steps.length - 1 ? <Rope name="step" className={styles.rope} /> : null}
          <Peg />
          <span className={styles.name}>
            {step.state === "done" ? <Icon name="check" /> : <b>{index + 1}</b>}
            <span>
              {step.name}
              {step.more ? <span className={styles.more}>{step.more}</span> : null}
              <span className="hide">, {step.stateLabel}</span>
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
