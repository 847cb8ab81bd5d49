import { useEffect, useEffectEvent, useState, useId } from "react";
import { useLanguage } from "../../i18n/language-context.ts";
import { classes } from "../../ui/classes.ts";
import { canChoose, shownDate, datesOf, hoursOn, isByPhone, isFull } from "./date-list.ts";
import { displayDate, windowOf, hourRows } from "./hour-rows.ts";
import { WindowButton } from "../../ui/fields/window-button.tsx";
import styles from "./time-picker.module.css";
import { TimeSheet, TimesTrouble } from "./time-sheet.tsx";
import { useTimesTexts } from "./times-texts.ts";
import type { WindowChoice } from "./use-time-choice.ts";
import { Peg } from "../../ui/drawing.tsx";
import { Card } from "../../ui/card.tsx";
import { SelectField, type SelectOption } from "../../ui/fields/select-field.tsx";
import { HourList } from "../../ui/fields/hour-list.tsx";

/** The day dropdown with the hours of that day under it. */
function WindowCard({ choice, number }: { choice: WindowChoice; number: number | undefined }) {
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
        options={day ? dayOptions(choice, texts, language) : placeholderDay(date, language)}
        value={day ?? date.date}
        disabled={!usable}
        onFocus={choice.onOpen}
        onChange={(event) => choice.onDate(event.currentTarget.value)}
      />
      <HourList
        className={styles.hours}
        name={`${id}-hour`}
        legend={kind === "pickup" ? texts.pickupTime : texts.deliveryTime}
        hours={hourRows(hoursOn(list, day), texts.unavailable)}
        chosen={chosen && day === date.date ? time : undefined}
        onChoose={(hour) => day && choice.onWindow(day, hour)}
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
  { fullDay, phoneDay }: ReturnType<typeof useTimesTexts>,
  language: ReturnType<typeof useLanguage>,
): SelectOption[] {
  return datesOf(list).map((entry) => {
    const label = displayDate(entry.date, language, entry.date);
    const disabled = isFull(entry);
    const taken = isByPhone(entry) ? phoneDay(label) : fullDay(label);
    return { value: entry.date, label: disabled ? taken : label, disabled };
  });
}

/** Shown until days are loaded (TIME-10). */
const placeholderDay = (
  { date }: WindowChoice["date"],
  language: ReturnType<typeof useLanguage>,
): SelectOption[] => [{ value: date, label: displayDate(date, language, date) }];

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
  // The pickup sheet opens on placeholders; delivery only once there is something to choose (TIME-24).
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
