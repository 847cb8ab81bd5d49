import { useId } from "react";
import { useLanguage } from "../../i18n/language-context.ts";
import { classes } from "@waslijn/ui/classes.ts";
import { Peg } from "@waslijn/ui/drawings/drawing.tsx";
import { Card } from "@waslijn/ui/card/card.tsx";
import { SelectField, type SelectOption } from "@waslijn/ui/field/select-field.tsx";
import { HourList } from "@waslijn/ui/slots/hour-list.tsx";
import { canChoose, datesOf, hoursOn, isFull, shownDate } from "./date-list.ts";
import { displayDate } from "./display-window.ts";
import { hourRows } from "./hour-rows.ts";
import type { WindowChoice } from "./window-choice.ts";
import styles from "./time-picker.module.css";
import { TimesTrouble } from "./times-trouble.tsx";
import { useTimesTexts } from "./times-texts.ts";

/** The day dropdown with the hours of that day under it. */
export function WindowCard({
  choice,
  number,
}: {
  choice: WindowChoice;
  number: number | undefined;
}) {
  const { kind, list, date, time, chosen, waits, locked } = choice;
  const id = useId();
  const texts = useTimesTexts();
  const language = useLanguage();
  const day = shownDate(list, date);
  const usable = canChoose(list) && !locked;
  return (
    <Card
      className={classes(styles.card, waits && styles.waits)}
      waiting={waits}
      aria-labelledby={id}
      aria-busy={list.status === "loading"}
    >
      {waits ? <Peg className={styles.peg} /> : null}
      <h2 id={id}>
        {number ? (
          <span className="ring" aria-hidden="true">
            {number}
          </span>
        ) : null}
        {texts[kind]}
      </h2>
      <p className={styles.status} role="status">
        {statusOf(choice, texts)}
      </p>
      <SelectField
        label={texts.day}
        options={day ? dayOptions(choice, texts.fullDay, language) : placeholderDay(date, language)}
        value={day ?? date.date}
        disabled={!usable}
        onFocus={choice.onOpen}
        onChange={(event) => choice.onDate(event.currentTarget.value)}
      />
      <HourList
        className={styles.hours}
        name={`${id}-hour`}
        legend={kind === "pickup" ? texts.pickupTime : texts.deliveryTime}
        hours={hourRows(hoursOn(list, day))}
        chosen={chosen && day === date.date ? time : undefined}
        onChoose={(hour) => day && choice.onWindow(day, hour)}
        takenLabel={texts.full}
        blankLabel={texts.blank}
        disabled={!usable}
      />
      <TimesTrouble list={list} onRetry={choice.onRetry} />
    </Card>
  );
}

function statusOf(
  { kind, list, waits }: WindowChoice,
  texts: ReturnType<typeof useTimesTexts>,
): string {
  if (waits) return texts.waiting;
  if (list.status !== "loading") return "";
  return kind === "pickup" ? texts.loadingPickup : texts.loadingDelivery;
}

function dayOptions(
  { list }: WindowChoice,
  full: (day: string) => string,
  language: ReturnType<typeof useLanguage>,
): SelectOption[] {
  return datesOf(list).map((entry) => {
    const label = displayDate(entry.date, language, entry.date);
    const disabled = isFull(entry);
    return { value: entry.date, label: disabled ? full(label) : label, disabled };
  });
}

/** Stands there until days are known (TIME-10). */
const placeholderDay = (
  { date }: WindowChoice["date"],
  language: ReturnType<typeof useLanguage>,
): SelectOption[] => [{ value: date, label: displayDate(date, language, date) }];
