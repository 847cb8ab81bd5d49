import type { OrderListRow } from "@waslijn/contract/console/orders";
import { formatWindow } from "@waslijn/contract/shared/formats/dates";
import { useState } from "react";
import { createPortal } from "react-dom";
import { defineTexts } from "../../i18n/define-texts.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useToday } from "../../i18n/use-today.ts";
import { LabelsDialog } from "../../parts/labels/labels-dialog.tsx";
import { orderLabel } from "../../parts/labels/printed-label.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import ExportLine from "./export-line.tsx";
import type { OrdersSearch } from "./orders-search.ts";

const useTexts = defineTexts({
  en: { labels: "Labels" },
  nl: { labels: "Etiketten" },
});

type Props = { orders: OrderListRow[]; search: OrdersSearch };

/** Labels and a file of the selected orders (DESK-08). */
export default function SelectionActs({ orders, search }: Props) {
  const texts = useTexts();
  const language = useLanguage();
  const today = useToday();
  const [isPrinting, setIsPrinting] = useState(false);
  useShortcuts([{ keys: "P", label: texts.labels, act: () => setIsPrinting(true) }]);
  const labels = (): ReturnType<typeof orderLabel>[] =>
    orders.map(({ number, customer, state, pickup, delivery }) => {
      const next = state === "placed" ? pickup : delivery;
      return orderLabel(number, customer, next ? formatWindow(next, today, language) : "");
    });
  return (
    <>
      <Button look="plain" onClick={() => setIsPrinting(true)}>
        <Icon name="print" size="s" />
        {texts.labels} <kbd>P</kbd>
      </Button>
      <ExportLine search={search} chosen={orders.map(({ number }) => number)} />
      {isPrinting &&
        createPortal(
          <LabelsDialog labels={{ bags: labels() }} onClose={() => setIsPrinting(false)} />,
          document.body,
        )}
    </>
  );
}
