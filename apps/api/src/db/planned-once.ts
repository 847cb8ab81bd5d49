import { sql, type Expression } from "kysely";

const MARK = "/* planned once */";

/** Appended to raw SQL: same effect as `plannedOnce`. */
export const PLANNED_ONCE = sql.raw(MARK);

/**
 * Marks a frequent statement as a named prepared statement, which each connection parses and plans once. For lookups of
 * few rows, where planning takes longer than executing. Not for statements whose best plan depends on the parameters,
 * such as a search.
 */
export const plannedOnce = <Q extends { modifyEnd(modifier: Expression<unknown>): Q }>(
  query: Q,
): Q => query.modifyEnd(PLANNED_ONCE);

const names = new Map<string, number>();
let forgotten = 0;

/** Name of the prepared statement; undefined for unmarked ones. */
export function nameOfPlan(text: string): string | undefined {
  if (!text.endsWith(MARK)) return undefined;
  const number = names.get(text) ?? names.size;
  names.set(text, number);
  return `planned ${forgotten}.${number}`;
}

/** The cached plan is invalid because its tables have new columns, as in a rolling upgrade. */
export const isPlanOutdated = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("cached plan must not change result type");

/** Makes every connection prepare its statements again. */
export function forgetPlans(): void {
  forgotten++;
}
