import { formatHours } from "@waslijn/contract/shared/formats/hours";
import { LifeLine } from "../../ui/life-line.tsx";
import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/language-context.ts";
import {
  shortMoment,
  shortDay,
  lifeSteps,
  type LivingOrder,
  type OrderStep,
} from "./life-steps.ts";
import { useOrderLifeTexts } from "./order-life-texts.ts";
import type { OrderWindow } from "@waslijn/contract/customer/my-order";

/** Progress of an order, drawn as a clothes-line. */
export function OrderLine({ order, look }: { order: LivingOrder; look?: "mini" }) {
  const texts = useOrderLifeTexts();
  const language = useLanguage();
  const detailOf = ({ name, state, doneAt, window, missed }: OrderStep): ReactNode => {
    if (missed) return texts.newMoment;
    if (state === "done" && doneAt) return shortMoment(doneAt, language);
    if (window) return <ShortSpan window={window} />;
    if (name === "delivery" && state !== "done") return texts.afterPickup;
    return state === "done" ? "" : texts.details[name === "count" ? "count" : "wash"];
  };
  return (
    <LifeLine
      label={texts.label}
      look={look}
      steps={lifeSteps(order).map((step) => ({
        garment: step.garment,
        name: (step.state === "done" ? texts.doneNames : texts.names)[step.name],
        detail: detailOf(step),
        state: step.state,
        stateLabel: texts.states[step.state],
      }))}
    />
  );
}

/** `di 17 nov, 18:00 – 20:00`, with a line break allowed only between day and hours. */
export function ShortSpan({ window: { date, from, to } }: { window: OrderWindow }) {
  return (
    <>
      {shortDay(date, useLanguage())}, <span className="nb">{formatHours({ from, to })}</span>
    </>
  );
}
