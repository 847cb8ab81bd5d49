import { sql, type Expression } from "kysely";

const MARK = "/* planned once */";

/** For the end of a written statement, which is then asked as `plannedOnce` says. */
export const PLANNED_ONCE = sql.raw(MARK);

/**
 * Marks a statement that is asked all the time and leads to the same few rows whatever is asked for: each connection
 * reads and plans it once. Most such statements take longer to plan than to answer. One whose best way depends on what
 * is looked for, as a search's does, is planned anew each time.
 */
export const plannedOnce = <Q extends { modifyEnd(modifier: Expression<unknown>): Q }>(
  query: Q,
): Q => query.modifyEnd(PLANNED_ONCE);

const names = new Map<string, number>();
let forgotten = 0;

/** What a connection keeps a marked statement under; nothing for all others. */
export function nameOfPlan(text: string): string | undefined {
  if (!text.endsWith(MARK)) return undefined;
  const number = names.get(text) ?? names.size;
  names.set(text, number);
  return `planned ${forgotten}.${number}`;
}

/** Refused because its tables got other columns since, as in an upgrade of one node after the other. */
export const isPlanOutdated = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("cached plan must not change result type");

/** Has every connection prepare anew. */
export function forgetPlans(): void {
  forgotten++;
}
