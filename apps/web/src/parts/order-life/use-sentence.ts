import { useLanguage } from "../../i18n/language-context.ts";
import type { LivingOrder } from "./life-steps.ts";
import { useOrderLifeTexts } from "./order-life-texts.ts";
import { whenOf } from "./say-when.ts";
import { situationOf } from "./situation.ts";

/** What is happening with an order, in one sentence. */
export function useSentence(order: LivingOrder): string {
  const { sentences } = useOrderLifeTexts();
  const language = useLanguage();
  const delivery = order.delivery ? whenOf(order.delivery, language) : undefined;
  const said = sentences[situationOf(order)](whenOf(order.pickup, language), delivery);
  return capitalised(said);
}

/** Dutch days are written small, wherever in a sentence they do not begin it. */
const capitalised = (text: string): string =>
  text.replace(
    /(^|[.] )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
