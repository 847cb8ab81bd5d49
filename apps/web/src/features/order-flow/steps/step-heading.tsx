import { useEffect, useRef, type ReactNode } from "react";

let hasArrived = false;

/** After a step change the new heading is read aloud; at the first load nothing takes the focus. */
export function StepHeading({ title, lede }: { title: string; lede?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasArrived) heading.current?.focus({ preventScroll: true });
    hasArrived = true;
  }, []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lede ? <p className="lede">{lede}</p> : null}
    </>
  );
}
