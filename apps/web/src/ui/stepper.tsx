import { classes } from "./classes.ts";
import { Icon, Peg, Rope } from "./drawing.tsx";
import styles from "./stepper.module.css";

export type StepState = "done" | "now" | "next";

export type Step = {
  name: string;
  /** The rest of the name where there is room for it, with its leading space. */
  more?: string | undefined;
  state: StepState;
  /** The state in words, for those who do not see the pegs. */
  stateLabel: string;
};

/** Three pegs on the line: done, current, to come. */
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
