import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { FocusEvent } from "react";
import { call } from "../../api/client.ts";
import type { SelectedTimes } from "../../parts/times/selected-times.ts";
import { TimePicker } from "../../parts/times/time-picker.tsx";
import { useTimeChoice } from "../../parts/times/use-time-choice.ts";
import { track } from "../../parts/tracking/track.ts";
import styles from "./b2b-form.module.css";
import { useB2bOrderTexts } from "./b2b-order-texts.ts";

type Props = {
  code: string;
  selected: SelectedTimes;
  locked: boolean;
  onSelect: (change: (times: SelectedTimes) => SelectedTimes) => void;
};

export const today = (): string => amsterdamDate(new Date());

const tellOpened = () => track({ event: "select-time" });

/** On a wide screen the hours lie open: coming to them past the day counts as opening, too (B2B-14). */
function tellHoursReached({ target, relatedTarget }: FocusEvent): void {
  const card = target.closest("section");
  const isHour = target.matches("input[type=radio]") && !target.closest("dialog");
  if (isHour && !card?.contains(relatedTarget)) tellOpened();
}

export function B2bTimes({ code, selected, locked, onSelect }: Props) {
  const texts = useB2bOrderTexts();
  const choice = useTimeChoice({
    sources: {
      pickups: () => call("listB2bTimes", { params: { code, type: "pickup" } }),
      deliveries: (pickup) =>
        call("listB2bTimesForPickup", { params: { code, type: "delivery", pickup } }),
    },
    selected,
    onSelect,
    today: today(),
  });
  return (
    <div role="group" aria-label={texts.times} onFocus={tellHoursReached}>
      <p className={styles.legend} aria-hidden="true">
        {texts.times}
      </p>
      <TimePicker choice={choice} locked={locked} onOpen={tellOpened} />
    </div>
  );
}
