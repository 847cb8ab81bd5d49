type Hour = { hour: number; orders: number; cents: number };
export type Measure = "orders" | "cents";

/** What a day came to, hour by hour up to and with the one given. */
export function runningSum(hours: Hour[], measure: Measure, until = 23): number[] {
  let sum = 0;
  return Array.from({ length: until + 1 }, (_, hour) => {
    sum += hours.find((one) => one.hour === hour)?.[measure] ?? 0;
    return sum;
  });
}

export const totalOf = (hours: Hour[], measure: Measure, until = 23): number =>
  runningSum(hours, measure, until).at(-1) ?? 0;
