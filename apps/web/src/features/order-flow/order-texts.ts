import { createContext, use } from "react";
import { defineTexts } from "../../i18n/define-texts.ts";

const useSharedTexts = defineTexts({
  en: () => import("./order.en.ts"),
  nl: () => import("./order.nl.ts"),
});

export type OrderTexts = ReturnType<typeof useSharedTexts>;

/** A flow that says some of it in words of its own. */
export const OrderTextsContext = createContext<OrderTexts | undefined>(undefined);

/** What the consumer flow and both wizards say alike; loaded with them, not with every page. */
export function useOrderTexts(): OrderTexts {
  const shared = useSharedTexts();
  return use(OrderTextsContext) ?? shared;
}
