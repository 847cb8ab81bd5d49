import { lazy, Suspense, useEffect, useState } from "react";
import { ButtonLink } from "@waslijn/ui/button/button.tsx";
import { Drawing } from "@waslijn/ui/drawings/drawing.tsx";
import styles from "./pricelist.module.css";
import { usePricelistTexts } from "./pricelist-texts.ts";

const HASH = "#estimate";

const PriceEstimate = lazy(async () => {
  const { PriceEstimate: Estimate } = await import("../../parts/prices/price-estimate.tsx");
  return {
    default: function ShownEstimate() {
      useEffect(() => document.querySelector(HASH)?.scrollIntoView(), []);
      return <Estimate />;
    },
  };
});

/** Adds up what somebody's own laundry costs; loaded when it is asked for, by press or by address. */
export function EstimateSection() {
  const texts = usePricelistTexts().estimate;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const follow = () => {
      if (location.hash === HASH) setShown(true);
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  if (isShown) {
    return (
      <div className={styles.estimate}>
        <Suspense>
          <PriceEstimate />
        </Suspense>
      </div>
    );
  }
  return (
    <section className={styles.invite} aria-labelledby="estimate-title">
      <Drawing name="scale" />
      <div>
        <h2 id="estimate-title">{texts.title}</h2>
        <p className="quiet">{texts.text}</p>
      </div>
      <ButtonLink kind="line" href={HASH}>
        {texts.action}
      </ButtonLink>
    </section>
  );
}
