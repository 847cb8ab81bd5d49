import { createContext, use } from "react";
import { defineTexts } from "../../i18n/define-texts.ts";

const useSharedTexts = defineTexts({
  en: () => import("./order.en.ts"),
  nl: () => import("./order.nl.ts"),
});

export type OrderTexts = ReturnType<typeof useSharedTexts>;

/** Overrides of the shared texts, set by the wizards. */
export const OrderTextsContext = createContext<OrderTexts | undefined>(undefined);

/** Texts shared by the consumer flow and both wizards; loaded with them, not with every page. */
export function useOrderTexts(): OrderTexts {
  const shared = useSharedTexts();
  return use(OrderTextsContext) ?? shared;
}
