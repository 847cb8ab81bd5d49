import { formatAmount } from "../../../i18n/format-amount.ts";
import { useLanguage } from "../../../i18n/language-context.ts";
import { today } from "../draft/draft-store.ts";
import { setBag } from "../draft/order-draft.ts";
import { useFlow } from "../steps/use-order-flow.ts";
import { configAmount } from "../../../parts/prices/price-of.ts";
import { useCatalogue } from "../../../parts/prices/use-catalogue.ts";
import { Segmented } from "@waslijn/ui/field/segmented.tsx";
import { useBusinessTexts } from "./business-texts.ts";

/** Optional: no answer counts as no bag, and another answer starts the times anew (BIZ-12, TIME-31). */
export function BagQuestion() {
  const { bag } = useBusinessTexts();
  const { now, change } = useFlow();
  const language = useLanguage();
  const deposit = configAmount(useCatalogue(), "PRICE_STARTER_KIT_DEPOSIT");
  const { hasBag } = now.draft;
  return (
    <Segmented
      legend={bag.question}
      name="bag"
      options={[
        { value: "no", label: bag.no },
        { value: "yes", label: bag.yes },
      ]}
      value={hasBag === null ? undefined : hasBag ? "yes" : "no"}
      onChange={(answer) => change((draft) => setBag(draft, answer === "yes", today()))}
      hint={deposit === undefined ? undefined : bag.hint(formatAmount(deposit, language))}
    />
  );
}
