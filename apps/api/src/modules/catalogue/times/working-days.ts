import { addDays, weekday } from "@waslijn/contract/shared/amsterdam-time";

const FRIDAY = 5;

/** The day on which so many working days have passed: weekends and holidays do not count. */
export function afterWorkingDays(
  date: string,
  days: number,
  isHoliday: (date: string) => boolean,
): string {
  let day = date;
  for (let worked = 0; worked < days;) {
    day = addDays(day, 1);
    if (weekday(day) <= FRIDAY && !isHoliday(day)) worked += 1;
  }
  return day;
}
