import { formatEuros } from "@waslijn/contract/shared/formats/prices";
import { useLanguage } from "../../../i18n/language-context.ts";
import { configAmount } from "../../../parts/prices/price-of.ts";
import { useCatalogue } from "../../../parts/prices/use-catalogue.ts";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { today } from "../draft/draft-store.ts";
import { setBag } from "../draft/order-draft.ts";
import { useOrderTexts } from "../order-texts.ts";
import { useFlow } from "./use-order-flow.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";

/**
 * No answer counts as no bag, and a new answer resets the times (BIZ-12, TIME-31). Preselected for consumers: the first
 * bag comes by post.
 */
export function BagQuestion() {
  const { bag } = useOrderTexts();
  const { flow, now, change } = useFlow();
  const language = useLanguage();
  const deposit = configAmount(useCatalogue(), "PRICE_STARTER_KIT_DEPOSIT");
  const isConsumer = flow.kind === "consumer";
  const hasBag = now.draft.hasBag ?? (isConsumer ? false : null);
  return (
    <Segmented
      legend={bag.question}
      name="bag"
      options={[
        { value: "no", label: bag.no },
        { value: "yes", label: isConsumer ? bag.yes : bag.yesWe },
      ]}
      value={hasBag === null ? undefined : hasBag ? "yes" : "no"}
      onChange={(answer) => change((draft) => setBag(draft, answer === "yes", today()))}
      hint={deposit === undefined ? undefined : bag.hint(formatEuros(deposit, language))}
    />
  );
}

/** Optional free text for the driver (FLOW-36). */
export function NoteField() {
  const { overview } = useOrderTexts();
  const { now, change } = useFlow();
  return (
    <TextArea
      label={overview.note}
      labelNote={overview.optional}
      name="notes"
      maxLength={2000}
      placeholder={overview.notePlaceholder}
      value={now.draft.notes}
      onChange={(event) => {
        const notes = event.currentTarget.value;
        change((draft) => ({ ...draft, notes }));
      }}
    />
  );
}
