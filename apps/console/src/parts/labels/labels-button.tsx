import { lazy, Suspense, useState } from "react";
import { defineTexts } from "../../i18n/define-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const OrderLabels = lazy(() => import("./order-labels.tsx"));

const useLabelsButtonTexts = defineTexts({ en: "Labels", nl: "Etiketten" });

/** Prints labels of an order again. */
export function LabelsButton({ number }: { number: string }) {
  const words = useLabelsButtonTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="s" onClick={() => setIsOpen(true)}>
        <Icon name="print" size="s" />
        {words}
      </Button>
      {isOpen && (
        <Suspense>
          <OrderLabels number={number} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
