import { dayParts } from "@waslijn/contract/shared/formats/dates";
import { NO_TIME } from "@waslijn/contract/shared/constants";
import { useId, useState } from "react";
import { useLanguage } from "../../i18n/language-context.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DayStrip, type Day } from "../../ui/fields/day-strip.tsx";
import { HourList } from "../../ui/fields/hour-list.tsx";
import {
  canChoose,
  datesOf,
  firstFreeHour,
  hoursOn,
  isByPhone,
  isFull,
  shownDate,
  type DateList,
} from "./date-list.ts";
import { displayDate, shortWindow, hourRows } from "./hour-rows.ts";
import type { WindowChoice } from "./use-time-choice.ts";
import styles from "./time-picker.module.css";
import { useTimesTexts } from "./times-texts.ts";
import { Notice } from "../../ui/notice.tsx";
import { PhoneLink } from "../chrome/phone-link.tsx";

type Props = { choice: WindowChoice; open: boolean; onClose: (chose: boolean) => void };

/** Sheet for phones: the choice applies only when confirmed. */
export function TimeSheet({ choice, open, onClose }: Props) {
  const texts = useTimesTexts();
  return (
    <Dialog
      kind="sheet"
      open={open}
      onClose={() => onClose(false)}
      title={texts[choice.kind]}
      closeLabel={texts.close}
    >
      <Choice choice={choice} onClose={onClose} />
    </Dialog>
  );
}

function Choice({ choice, onClose }: Omit<Props, "open">) {
  const { kind, list, date, time, chosen, dayIsEnough } = choice;
  const id = useId();
  const texts = useTimesTexts();
  const language = useLanguage();
  const [picked, setPicked] = useState<{ day: string; hour: string | undefined }>();
  const shown = shownDate(list, date);
  const day = picked?.day ?? shown;
  const hour = picked ? picked.hour : chosen && day === date.date ? time : undefined;
  const days = day ? toDays(choice, language) : placeholderDay(date.date, language);
  return (
    <div className={styles.sheet} aria-busy={list.status === "loading"}>
      <DayStrip
        name={`${id}-day`}
        legend={texts.day}
        days={days}
        chosen={day}
        onChoose={(next) =>
          setPicked({ day: next, hour: dayIsEnough ? firstFreeHour(list, next) : undefined })
        }
      />
      <HourList
        name={`${id}-hour`}
        legend={kind === "pickup" ? texts.pickupTime : texts.deliveryTime}
        hours={hourRows(hoursOn(list, day), texts.unavailable)}
        chosen={hour}
        onChoose={(next) => day && setPicked({ day, hour: next })}
        blankLabel={texts.blank}
        disabled={!canChoose(list)}
      />
      <TimesTrouble list={list} onRetry={choice.onRetry} />
      <Button
        wide
        disabled={!day || !hour || hour === NO_TIME}
        onClick={() => {
          if (!day || !hour) return;
          choice.onWindow(day, hour);
          onClose(true);
        }}
      >
        {day && hour ? (
          texts.choose(shortWindow(day, hour, language))
        ) : (
          <span data-why>{texts.chooseHour}</span>
        )}
      </Button>
    </div>
  );
}

function toDays({ list }: WindowChoice, language: ReturnType<typeof useLanguage>): Day[] {
  return datesOf(list).map((entry) => ({
    value: entry.date,
    ...dayParts(entry.date, language),
    label: displayDate(entry.date, language, entry.date),
    disabled: isFull(entry),
  }));
}

const placeholderDay = (date: string, language: ReturnType<typeof useLanguage>): Day[] => [
  {
    value: date,
    ...dayParts(date, language),
    label: displayDate(date, language, date),
    disabled: true,
  },
];

/** Message when days are missing: loading failed, all are full, or some can only be booked by phone. */
export function TimesTrouble({ list, onRetry }: { list: DateList; onRetry: () => void }) {
  const texts = useTimesTexts();
  if (list.status === "failed") {
    return (
      <p className={styles.trouble}>
        {texts.failed} <TextButton onClick={onRetry}>{texts.retry}</TextButton>
      </p>
    );
  }
  if (datesOf(list).some(isByPhone)) {
    return (
      <Notice status="info" className={styles.trouble}>
        {texts.byPhone} <PhoneLink />
      </Notice>
    );
  }
  if (list.status !== "loaded" || canChoose(list)) return null;
  return (
    <Notice status="info" className={styles.trouble}>
      <b>{texts.noneTitle}.</b> {texts.none} <PhoneLink />
    </Notice>
  );
}
