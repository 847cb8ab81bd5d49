/**
 * Independent model of a year of plans: calendar days (leaves) counted one by one, without any of the product's code.
 */
const FIRST_LEAF = "2026-10-19"; // a Monday
const LEAVES_AFTER_THE_YEAR = 60;
export const DAYS_OF_THE_YEAR = 365;
const LEAVES = turnLeaves(DAYS_OF_THE_YEAR + LEAVES_AFTER_THE_YEAR);
export const HOURS = ["08:00", "10:00", "12:00", "14:00", "16:00", "18:00"];

const SUNDAY = 6;
const SATURDAY = 5;
/** Public holidays, written out. */
const HOLIDAYS = [
  ["2026-12-25", "2026-12-26", "2027-01-01", "2027-03-28", "2027-03-29", "2027-04-27"],
  ["2027-05-06", "2027-05-16", "2027-05-17"],
].flat();
/** Start and end of winter time, in Amsterdam local time. */
const WINTER = { from: "2026-10-25T03:00", to: "2027-03-28T02:00" };

export type Window = { leaf: number; hour: string };
/** A first order in the first week, repeated every so many weeks. */
export type YearPlan = {
  id: string;
  every: 1 | 2 | 3 | 4;
  pickup: Window;
  delivery: Window;
};
export type Closure = { leaf: number; toldOn: number };
export type Year = {
  closures: Closure[];
  /** By `fullKey`. */
  full: ReadonlySet<string>;
  /** Days on which the job runs. */
  manned: number[];
};
/** A turn of the plan whose first order has this id. */
export type PlannedTurn = {
  id: string;
  date: string;
  madeOn: string;
  outcome: string;
  pickup: string | null;
  delivery: string | null;
};

export const fullKey = (kind: "pickup" | "delivery", { leaf, hour }: Window): string =>
  `${kind} ${leaf} ${hour}`;

/** Amsterdam local time of a day as a timestamp. */
export function momentOf(leaf: number, hour: string): string {
  const wall = `${LEAVES[leaf]}T${hour}`;
  const isWinter = wall >= WINTER.from && wall < WINTER.to;
  return `${wall}:00${isWinter ? "+01:00" : "+02:00"}`;
}

export function turnsOfYear(plan: YearPlan, year: Year): PlannedTurn[] {
  const turns: PlannedTurn[] = [];
  for (let leaf = plan.pickup.leaf + 7 * plan.every; ; leaf += 7 * plan.every) {
    const today = year.manned.find((one) => one >= leaf - 5);
    if (today === undefined) return turns;
    const windows = windowsOf(plan, leaf, year, today);
    turns.push({ id: plan.id, date: dateOf(leaf), madeOn: dateOf(today), ...windows });
  }
}

type Windows = Pick<PlannedTurn, "outcome" | "pickup" | "delivery">;
function windowsOf(plan: YearPlan, leaf: number, year: Year, today: number): Windows {
  const isShut = (one: number): boolean =>
    one % 7 === SUNDAY ||
    HOLIDAYS.includes(dateOf(one)) ||
    year.closures.some((closure) => closure.leaf === one && closure.toldOn <= today);
  const firstFree = (kind: "pickup" | "delivery", wish: string, leaves: number[], from?: Window) =>
    leaves
      .filter((one) => !isShut(one))
      .flatMap((one) => nearestFirst(wish).map((hour) => ({ leaf: one, hour })))
      .find((one) => !year.full.has(fullKey(kind, one)) && !(from && isBefore(one, from)));

  const pickup = firstFree(
    "pickup",
    plan.pickup.hour,
    [0, 1, -1, 2, -2].map((days) => leaf + days),
  );
  if (!pickup)
    return { outcome: isShut(leaf) ? "closed" : "none-free", pickup: null, delivery: null };
  const back = pickup.leaf + plan.delivery.leaf - plan.pickup.leaf;
  const monthAfter = Array.from({ length: 30 }, (_, days) => back + days);
  const clean = { leaf: twoWorkingDaysAfter(pickup.leaf), hour: pickup.hour };
  const delivery = firstFree("delivery", plan.delivery.hour, monthAfter, clean);
  if (!delivery) throw new Error("A month without a delivery is no year of this line.");
  const isAsPlanned =
    isSame(pickup, { leaf, hour: plan.pickup.hour }) &&
    isSame(delivery, { leaf: back, hour: plan.delivery.hour });
  return {
    outcome: isAsPlanned ? "ordered" : "moved",
    pickup: textOf(pickup),
    delivery: textOf(delivery),
  };
}

const isSame = (one: Window, other: Window): boolean =>
  one.leaf === other.leaf && one.hour === other.hour;
const isBefore = (one: Window, other: Window): boolean =>
  one.leaf < other.leaf || (one.leaf === other.leaf && one.hour < other.hour);
const textOf = ({ leaf, hour }: Window): string => `${dateOf(leaf)} ${hour}`;

/** The requested hour, then alternating later and earlier ones. */
function nearestFirst(wish: string): string[] {
  const at = HOURS.indexOf(wish);
  return HOURS.flatMap((_, step) => (step === 0 ? [at] : [at + step, at - step])).flatMap(
    (one) => HOURS[one] ?? [],
  );
}

function twoWorkingDaysAfter(leaf: number): number {
  let [day, worked] = [leaf, 0];
  while (worked < 2) {
    day += 1;
    if (day % 7 < SATURDAY && !HOLIDAYS.includes(dateOf(day))) worked += 1;
  }
  return day;
}

export const dateOf = (leaf: number): string => LEAVES[leaf] ?? "";

function turnLeaves(count: number): string[] {
  const day = new Date(`${FIRST_LEAF}T12:00:00Z`);
  return Array.from({ length: count }, (_, leaf) => {
    if (leaf > 0) day.setUTCDate(day.getUTCDate() + 1);
    return day.toISOString().slice(0, 10);
  });
}
