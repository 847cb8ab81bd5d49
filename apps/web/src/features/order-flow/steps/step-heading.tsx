import { unbroken } from "../../../ui/unbroken.tsx";
import { useEffect, useRef, type ReactNode } from "react";

let hasArrived = false;

type Props = {
  title: string;
  lede?: ReactNode;
  /** The name of the step, where the peg on a phone is too narrow for all of it (FLOW-23). */
  step?: string | undefined;
};

/** After a step change the new heading is read aloud; at the first load nothing takes the focus. */
export function StepHeading({ title, lede, step }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasArrived) heading.current?.focus({ preventScroll: true });
    hasArrived = true;
  }, []);
  return (
    <>
      <hgroup>
        {step ? <p className="only-phone quiet">{step}</p> : null}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </hgroup>
      {lede ? <p className="lede">{unbroken(lede)}</p> : null}
    </>
  );
}
