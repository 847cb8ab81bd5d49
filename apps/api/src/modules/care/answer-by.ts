import { toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { ANSWER_WORKING_DAYS } from "@waslijn/contract/shared/care";
import { wallTimeOf } from "../catalogue/times/available-dates.ts";
import { holidayOn, afterWorkingDays } from "../catalogue/times/dutch-holidays.ts";

/** The answering deadline: this hour of the second working day (CARE-02). */
export const answerBy = (now: Date): Date => after(ANSWER_WORKING_DAYS, now);

/**
 * This hour of the next working day: what a customer is promised once the deadline has passed, and until when a deadline
 * is near (DESK-13).
 */
export const lateAnswerBy = (now: Date): Date => after(1, now);

function after(workingDays: number, now: Date): Date {
  const { date, time } = wallTimeOf(now);
  const isHoliday = (day: string): boolean => holidayOn(day) !== undefined;
  return new Date(toAmsterdamTimestamp(afterWorkingDays(date, workingDays, isHoliday), time));
}
