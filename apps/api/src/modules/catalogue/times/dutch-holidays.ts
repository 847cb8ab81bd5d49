import { HOLIDAYS, type Holiday } from "@waslijn/contract/shared/calendar";
import { addDays, weekday } from "@waslijn/contract/shared/amsterdam-time";

const DAY_MS = 86_400_000;
const SUNDAY = 0;
const byYear = new Map<number, ReadonlyMap<string, Holiday>>();

export const isHoliday = (name: string): name is Holiday =>
  (HOLIDAYS as readonly string[]).includes(name);

/** The holiday on a date `2027-03-29`, if it is one. */
export function holidayOn(date: string): Holiday | undefined {
  return dutchHolidays(Number(date.slice(0, 4))).get(date);
}

export function dutchHolidays(year: number): ReadonlyMap<string, Holiday> {
  const known = byYear.get(year) ?? new Map(holidaysOf(year));
  byYear.set(year, known);
  return known;
}

/** When two fall on one day the later entry wins: Liberation Day on Ascension Day is named after the latter. */
function holidaysOf(year: number): [string, Holiday][] {
  const easter = easterSunday(year);
  const afterEaster = (days: number) => isoDate(easter + days * DAY_MS);
  return [
    [`${year}-01-01`, "new-year"],
    ...liberationDay(year),
    [afterEaster(0), "easter-sunday"],
    [afterEaster(1), "easter-monday"],
    [kingsDay(year), "kings-day"],
    [afterEaster(39), "ascension-day"],
    [afterEaster(49), "whit-sunday"],
    [afterEaster(50), "whit-monday"],
    [`${year}-12-25`, "christmas-day"],
    [`${year}-12-26`, "boxing-day"],
  ];
}

/** 27 April, or the day before when that is a Sunday. */
function kingsDay(year: number): string {
  const day = Date.UTC(year, 3, 27);
  return isoDate(new Date(day).getUTCDay() === SUNDAY ? day - DAY_MS : day);
}

/** A day off every fifth year. */
const liberationDay = (year: number): [string, Holiday][] =>
  year % 5 === 0 ? [[`${year}-05-05`, "liberation-day"]] : [];

/** Gauss' rule for the Gregorian calendar, as a moment at midnight UTC. */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const lunarCorrection =
    15 + century - Math.floor(century / 4) - Math.floor((13 + 8 * century) / 25);
  const solarCorrection = 4 + century - Math.floor(century / 4);
  const golden = year % 19;
  const moon = (19 * golden + lunarCorrection) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + solarCorrection) % 7;
  const offset = moon + toSunday;
  const daysAfter22March = isLateException(moon, toSunday, golden) ? offset - 7 : offset;
  return Date.UTC(year, 2, 22) + daysAfter22March * DAY_MS;
}

/** The two cases in which the rule lands a week too late: 26 April, and 25 April in some years. */
const isLateException = (moon: number, toSunday: number, golden: number): boolean =>
  (moon === 29 && toSunday === 6) || (moon === 28 && toSunday === 6 && golden > 10);

const isoDate = (at: number): string => new Date(at).toISOString().slice(0, 10);

const FRIDAY = 5;

/** The date after this many working days; weekends and holidays do not count. */
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
