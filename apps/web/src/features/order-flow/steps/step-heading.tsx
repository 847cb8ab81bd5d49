import { unbroken } from "../../../ui/unbroken.tsx";
import { useEffect, useRef, type ReactNode } from "react";
import { Bone } from "../../../ui/skeleton.tsx";
import { Head } from "../../../parts/navigation/link.tsx";
import { OrderBar } from "./order-bar.tsx";
import type { OrderPage } from "../../../parts/navigation/page-key.ts";
import styles from "./step-frame.module.css";
import { useOrderTexts } from "../order-texts.ts";

let hasArrived = false;

type Props = {
  title: string;
  lede?: ReactNode;
  /** Name of the step, where the step indicator on a phone is too narrow for it (FLOW-23). */
  step?: string | undefined;
};

/** Focuses the heading after a step change, so that screen readers announce it; not at the first load. */
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

/** Placeholder until the session is known: heading and a skeleton of the step's size. */
export function StepSkeleton({ page }: { page: OrderPage }) {
  const { title, lede } = useStepNames()(page);
  return (
    <>
      <OrderBar page={page} now={undefined} />
      <div className="wrap pagepad-s" aria-busy="true">
        <Head title={title} />
        <div className={styles.split}>
          <section className={styles.main}>
            <h1>{title}</h1>
            {lede ? <p className="lede">{lede}</p> : null}
            <div className={styles.bones}>
              <Bone size="card" />
              <Bone size="card" />
              <Bone size="card" />
            </div>
          </section>
        </div>
      </div>
    </>
  );
}

/** Heading and first line of each step, for the skeleton. */
function useStepNames(): (page: OrderPage) => { title: string; lede?: string } {
  const { service, time, overview, placed } = useOrderTexts();
  return (page) => {
    switch (page) {
      case "select-dates":
        return { title: time.title, lede: time.lede };
      case "confirm-order":
        return { title: overview.title, lede: overview.lede };
      case "order-placed":
        return { title: placed.pageTitle };
      default:
        return { title: service.title, lede: service.lede };
    }
  };
}
