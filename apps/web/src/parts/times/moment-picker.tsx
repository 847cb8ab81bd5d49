import { useState } from "react";
import { useLanguage } from "../../i18n/language-context.ts";
import { classes } from "../../ui/classes.ts";
import { canChoose, shownDate, type DateList } from "./date-list.ts";
import { displayDate } from "./display-moment.ts";
import { windowOf } from "./hour-rows.ts";
import { MomentButton } from "../../ui/slots/moment-button.tsx";
import { MomentCard } from "./moment-card.tsx";
import styles from "./time-picker.module.css";
import { TimeSheet } from "./time-sheet.tsx";
import { TimesTrouble } from "./times-trouble.tsx";
import { useTimesTexts } from "./times-texts.ts";
import type { SelectedDate } from "./selected-times.ts";

export type Moment = {
  kind: "pickup" | "delivery";
  list: DateList;
  date: SelectedDate;
  time: string;
  chosen: boolean;
  /** It is not this moment's turn: a pickup comes first. */
  waits: boolean;
  /** A day alone chooses its first window (BIZ-18). */
  dayIsEnough: boolean;
  locked: boolean;
  onDate: (date: string) => void;
  onMoment: (date: string, time: string) => void;
  onRetry: () => void;
  onOpen: () => void;
};

/** One moment to choose: day dropdown and hour list from 48rem (TIME-19), a sheet on phones (TIME-20). */
export function MomentPicker({ moment, number }: { moment: Moment; number: number | undefined }) {
  return (
    <div className={styles.moment}>
      <div className={classes("only-desktop", styles.fill)}>
        <MomentCard moment={moment} number={number} />
      </div>
      <div className="only-phone">
        <PhoneMoment moment={moment} />
      </div>
    </div>
  );
}

function PhoneMoment({ moment }: { moment: Moment }) {
  const { kind, list, date, time, chosen, waits, locked } = moment;
  const texts = useTimesTexts();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const first = shownDate(list, date);
  // The pickup sheet opens on its placeholders; delivery waits until there is something to choose (TIME-24).
  const closed = locked || waits || (kind === "delivery" && !canChoose(list));
  return (
    <>
      <MomentButton
        label={texts[kind]}
        value={displayDate(chosen ? date.date : "", language, texts.select)}
        detail={chosen ? windowOf(time) : hintFor(moment, first, texts, language)}
        action={chosen ? texts.change : undefined}
        set={chosen}
        disabled={closed}
        aria-busy={list.status === "loading"}
        onClick={() => {
          moment.onOpen();
          setOpen(true);
        }}
      />
      <TimesTrouble list={list} onRetry={moment.onRetry} />
      <TimeSheet moment={moment} open={open && !closed} onClose={() => setOpen(false)} />
    </>
  );
}

function hintFor(
  { kind, list, waits }: Moment,
  first: string | undefined,
  texts: ReturnType<typeof useTimesTexts>,
  language: ReturnType<typeof useLanguage>,
): string | undefined {
  if (waits) return texts.waiting;
  if (list.status === "loading") {
    return kind === "pickup" ? texts.loadingPickup : texts.loadingDelivery;
  }
  return first && canChoose(list) ? texts.from(displayDate(first, language, "")) : undefined;
}
