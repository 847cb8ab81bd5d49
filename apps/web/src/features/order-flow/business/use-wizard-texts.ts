import type { B2bType } from "@waslijn/contract/shared/codes";
import { useOrderTexts, type OrderTexts } from "../order-texts.ts";
import { useBusinessTexts } from "./business-texts.ts";

type OwnWords = { [Group in "bar" | "service" | "time" | "placed"]?: Partial<OrderTexts[Group]> };

/** A company wears nothing, and where nothing is brought back nobody speaks of it (BIZ-02). */
export function useWizardTexts(kind: B2bType): OrderTexts {
  const order = useOrderTexts();
  const { reUse, reCover } = useBusinessTexts();
  const own: OwnWords = kind === "re-cover" ? reCover.order : reUse.order;
  return {
    ...order,
    bar: { ...order.bar, ...own.bar },
    service: { ...order.service, ...own.service },
    time: { ...order.time, ...own.time },
    placed: { ...order.placed, ...own.placed },
  };
}
