import { toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { ANSWER_WORKING_DAYS } from "@waslijn/contract/shared/care";
import { wallTimeOf } from "../catalogue/times/available-dates.ts";
import { holidayOn, afterWorkingDays } from "../catalogue/times/dutch-holidays.ts";

/** The answering deadline: this hour of the second working day (CARE-02). */
export function answerBy(now: Date): Date {
  const { date, time } = wallTimeOf(now);
  const isHoliday = (day: string): boolean => holidayOn(day) !== undefined;
  const day = afterWorkingDays(date, ANSWER_WORKING_DAYS, isHoliday);
  return new Date(toAmsterdamTimestamp(day, time));
}
