import { useEffect, useEffectEvent, useState } from "react";
import { useLanguage } from "../../i18n/language-context.ts";
import { classes } from "@waslijn/ui/classes.ts";
import { canChoose, shownDate } from "./date-list.ts";
import { displayDate } from "./display-window.ts";
import { windowOf } from "./hour-rows.ts";
import { WindowButton } from "@waslijn/ui/slots/window-button.tsx";
import { WindowCard } from "./window-card.tsx";
import styles from "./time-picker.module.css";
import { TimeSheet } from "./time-sheet.tsx";
import { TimesTrouble } from "./times-trouble.tsx";
import { useTimesTexts } from "./times-texts.ts";
import type { WindowChoice } from "./window-choice.ts";

/** One window to choose: day dropdown and hour list from 48rem (TIME-19), a sheet on phones (TIME-20). */
export function WindowPicker({
  choice,
  number,
}: {
  choice: WindowChoice;
  number: number | undefined;
}) {
  return (
    <div className={styles.window}>
      <div className={classes("only-desktop", styles.fill)}>
        <WindowCard choice={choice} number={number} />
      </div>
      <div className="only-phone">
        <PhoneWindow choice={choice} />
      </div>
    </div>
  );
}

function PhoneWindow({ choice }: { choice: WindowChoice }) {
  const { kind, list, date, time, chosen, waits, locked } = choice;
  const texts = useTimesTexts();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const first = shownDate(list, date);
  // The pickup sheet opens on its placeholders; delivery waits until there is something to choose (TIME-24).
  const closed = locked || waits || (kind === "delivery" && !canChoose(list));
  const shown = (open || choice.isNext) && !closed;
  const opensItself = choice.isNext && !closed;
  const tellOpened = useEffectEvent(choice.onOpen);
  useEffect(() => {
    if (opensItself) tellOpened();
  }, [opensItself]);
  const close = (chose: boolean): void => {
    setOpen(false);
    choice.onSheetDone(chose);
  };
  return (
    <>
      <WindowButton
        label={texts[kind]}
        value={waits ? texts.waiting : displayDate(chosen ? date.date : "", language, texts.select)}
        detail={chosen ? windowOf(time) : hintFor(choice, first, texts, language)}
        waiting={waits}
        action={chosen ? texts.change : undefined}
        set={chosen}
        disabled={closed}
        aria-busy={list.status === "loading"}
        onClick={() => {
          choice.onOpen();
          setOpen(true);
        }}
      />
      <TimesTrouble list={list} onRetry={choice.onRetry} />
      <TimeSheet choice={choice} open={shown} onClose={close} />
    </>
  );
}

function hintFor(
  { kind, list, waits }: WindowChoice,
  first: string | undefined,
  texts: ReturnType<typeof useTimesTexts>,
  language: ReturnType<typeof useLanguage>,
): string | undefined {
  if (waits) return undefined;
  if (list.status === "loading") {
    return kind === "pickup" ? texts.loadingPickup : texts.loadingDelivery;
  }
  return first && canChoose(list) ? texts.from(displayDate(first, language, "")) : undefined;
}
