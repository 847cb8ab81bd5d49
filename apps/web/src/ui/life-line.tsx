import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon, Peg } from "./drawing.tsx";
import type { StepState } from "./stepper.tsx";
import styles from "./life-line.module.css";

export type Garment = "sock" | "shirt" | "towel" | "dress";

export type LifeStep = {
  garment: Garment;
  name: string;
  /** Date of the step, or what happens then. */
  detail: ReactNode;
  state: StepState;
  /** State for screen readers. */
  stateLabel: string;
};

type Props = {
  label: string;
  steps: readonly LifeStep[];
  /** mini: garments only, inside a card; names are for screen readers. */
  look?: "whole" | "mini" | undefined;
};

/** Progress as a clothes-line: done steps are garments, the current one is marked, later ones are empty pegs. */
export function LifeLine({ label, steps, look = "whole" }: Props) {
  return (
    <ol className={classes(styles.line, styles[look])} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.name}
          className={classes(styles.step, styles[step.garment], styles[step.state])}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          <RopeTo next={steps[index + 1]?.garment} />
          <Peg className={styles.side} />
          <Cloth garment={step.garment} />
          <div className={styles.text}>
            <b>
              {step.state === "done" ? <Icon name="check" /> : null}
              <span className="hide">{step.stateLabel}: </span>
              {step.name}
            </b>
            <span>{step.detail}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}

function RopeTo({ next }: { next: Garment | undefined }) {
  if (!next) return null;
  return (
    <svg
      className={classes(styles.rope, styles[`to-${next}`])}
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="o" d="M0 4Q50 15 100 4" />
    </svg>
  );
}

/** Position of each garment in a frame of 88 by 124, and of its pegs. */
const HANGS: Record<
  Garment,
  { x: number; y: number; width: number; height: number; pegs: readonly number[] }
> = {
  sock: { x: 8, y: 11, width: 62, height: 93, pegs: [24.4] },
  shirt: { x: 0, y: 11, width: 88, height: 95.5, pegs: [16.3, 71.7] },
  towel: { x: 4, y: 10.5, width: 68, height: 95.5, pegs: [10.5, 65.5] },
  dress: { x: 4, y: 11, width: 70, height: 101.7, pegs: [25.3, 51.6] },
};

function Cloth({ garment }: { garment: Garment }) {
  const { pegs, ...frame } = HANGS[garment];
  const [left, right] = pegs;
  return (
    <svg className={styles.cloth} viewBox="0 0 88 124" aria-hidden="true">
      <circle className={styles.sun} cx="44" cy="66" r="46" />
      {right ? <path className={classes("o", styles.bit)} d={`M${left} 14H${right}`} /> : null}
      <use href={`#d-${garment}`} {...frame} />
      <g className={styles.pegs}>
        {pegs.map((at) => (
          <use key={at} href="#peg" x={at - 7} y="-3" width="14" height="34" />
        ))}
      </g>
    </svg>
  );
}
