import { CompiledQuery, sql, type RawBuilder, type SelectQueryBuilder } from "kysely";
import type { Db } from "./client.ts";
import { PLANNED_ONCE } from "./planned-once.ts";

type DateColumn<Row> = {
  [C in keyof Row]: [Exclude<Row[C], null>] extends [never]
    ? never
    : Exclude<Row[C], null> extends Date
      ? C
      : never;
}[keyof Row];

type Query<Row> = RawBuilder<Row> | SelectQueryBuilder<never, never, Row>;

/** A query that can be read together with others. */
export type Rows<Row> = { query: Query<Row>; dates: readonly string[]; row?: Row };

/** `dates` names all date columns of the query, because JSON has them as text. */
export const rowsOf = <Row>(
  // The tables of a query do not matter here, only its rows.
  // oxlint-disable-next-line typescript/no-explicit-any
  query: RawBuilder<Row> | SelectQueryBuilder<any, any, Row>,
  dates: { [C in DateColumn<Row>]: DateConstructor },
): Rows<Row> => ({ query, dates: Object.keys(dates) });

// oxlint-disable-next-line typescript/no-explicit-any
type Parts = Record<string, Rows<any>>;
export type ReadOf<P extends Parts> = {
  [N in keyof P]: P[N] extends Rows<infer Row> ? Row[] : never;
};

type Found = Record<string, Record<string, unknown>[]>;

/** Stands for a value of `readTogether` while its statement is compiled. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Reads the rows of several queries in one statement: a round trip costs more than reading a few rows by an index. The
 * statement is built, compiled and planned once, so `build` must not look into the values.
 */
export function readTogether<Values extends Record<string, unknown>, P extends Parts>(
  build: (db: Db, values: Values) => P,
): (db: Db, values: Values) => Promise<ReadOf<P>> {
  let compiled: { query: CompiledQuery<Found>; parts: P } | undefined;
  return async (db, values) => {
    compiled ??= compile(db, build);
    const { query, parts } = compiled;
    const parameters = query.parameters.map((one) =>
      one instanceof Placeholder ? values[one.name] : one,
    );
    const { rows } = await db.executeQuery<Found>({ ...query, parameters });
    return revived(parts, rows);
  };
}

/** Like `readTogether`, planned anew for each read: for queries whose best plan depends on the values. */
export async function readTogetherNow<P extends Parts>(db: Db, parts: P): Promise<ReadOf<P>> {
  const { rows } = await selectTogether(parts).execute(db);
  return revived(parts, rows);
}

function compile<P extends Parts>(
  db: Db,
  build: (db: Db, values: never) => P,
): { query: CompiledQuery<Found>; parts: P } {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
  const plain = db.withoutPlugins();
  const parts = build(plain, placeholders as never);
  return { query: sql<Found>`${selectTogether(parts)} ${PLANNED_ONCE}`.compile(plain), parts };
}

function selectTogether(parts: Parts): RawBuilder<Found> {
  const columns = Object.entries(parts).map(
    ([name, { query }]) =>
      sql`(SELECT coalesce(json_agg(r), '[]') FROM (${query}) AS r) AS ${sql.ref(name)}`,
  );
  return sql<Found>`SELECT ${sql.join(columns)}`;
}

function revived<P extends Parts>(parts: P, [found = {}]: Found[]): ReadOf<P> {
  for (const [name, { dates }] of Object.entries(parts)) {
    for (const row of found[name] ?? []) reviveDates(row, dates);
  }
  return found as ReadOf<P>;
}

function reviveDates(row: Record<string, unknown>, dates: readonly string[]): void {
  for (const name of dates) {
    const value = row[name];
    if (typeof value === "string") row[name] = new Date(value);
  }
}
