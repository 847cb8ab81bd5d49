import { TextArea } from "../../../ui/fields/text-area.tsx";
import { useOrderTexts } from "../order-texts.ts";
import { useFlow } from "./use-order-flow.ts";

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
