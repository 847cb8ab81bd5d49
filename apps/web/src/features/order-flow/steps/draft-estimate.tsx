import { lazy, Suspense, useState } from "react";
import { TextButton } from "../../../ui/button.tsx";
import { Bone } from "../../../ui/skeleton.tsx";
import { useOrderTexts } from "../order-texts.ts";
import styles from "./costs.module.css";
import { useFlow } from "./use-order-flow.ts";

/** Most people order without it, so it comes when asked for. */
const PriceEstimate = lazy(async () => ({
  default: (await import("../../../parts/prices/price-estimate.tsx")).PriceEstimate,
}));

/** What the visitor thinks of handing in; the receipt remembers it. */
export function DraftEstimate() {
  const { costs } = useOrderTexts();
  const { now, change } = useFlow();
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <p>
        <TextButton onClick={() => setOpen(true)}>{costs.estimate}</TextButton>
      </p>
    );
  }
  return (
    <Suspense fallback={<Bone size="card" className={styles.estimate} />}>
      <div className={styles.estimate}>
        <PriceEstimate
          basket={now.draft.basket}
          onChange={(basket) => change((draft) => ({ ...draft, basket }))}
        />
      </div>
    </Suspense>
  );
}
