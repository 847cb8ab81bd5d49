import { type Choosing, useChooseTexts } from "./use-selection.ts";
import "./selection.css";

/** Checkbox of a row; with Shift it selects the range from the last one. */
export function ChooseBox({ name, label, choosing }: Props) {
  const texts = useChooseTexts();
  return (
    <label className="choose">
      <input
        type="checkbox"
        tabIndex={-1}
        checked={choosing.has(name)}
        aria-label={texts.name(label)}
        onChange={(event) => {
          const { shiftKey } = event.nativeEvent as unknown as { shiftKey?: boolean };
          choosing.press(name, shiftKey ? "range" : "one");
        }}
      />
    </label>
  );
}

/** Checkbox of the header: selects the whole list, or clears the selection. */
export function ChooseAllBox({ choosing, isAll }: { choosing: Choosing; isAll: boolean }) {
  const texts = useChooseTexts();
  return (
    <label className="choose">
      <input
        type="checkbox"
        checked={isAll}
        aria-label={texts.all}
        onChange={isAll ? choosing.clear : choosing.all}
      />
    </label>
  );
}

type Props = { name: string; label: string; choosing: Choosing };
