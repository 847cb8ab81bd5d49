import type pg from "pg";

type Part = { of: string; name: string; definition: string };

/** Dropped keys and indexes by table, and foreign keys. */
type PutAside = { indexes: Map<string, string[]>; references: string[] };

/**
 * Drops all foreign keys, and the keys and indexes of the filled tables, to speed up bulk inserts. Returns the
 * statements that recreate them.
 */
export async function putAside(client: pg.Client, filled: string[]): Promise<PutAside> {
  const references = await read(client, `contype = 'f'`);
  for (const { of, name } of references)
    await client.query(`ALTER TABLE ${of} DROP CONSTRAINT ${name}`);
  const among = `conrelid = ANY('{${filled.join(",")}}'::regclass[])`;
  const keys = await read(client, `contype IN ('p', 'u') AND ${among}`);
  for (const { of, name } of keys) await client.query(`ALTER TABLE ${of} DROP CONSTRAINT ${name}`);
  const { rows: plain } = await client.query<Part>(
    `SELECT tablename AS of, indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE schemaname = current_schema() AND tablename = ANY($1)`,
    [filled],
  );
  for (const { name } of plain) await client.query(`DROP INDEX ${name}`);
  const made = [
    ...keys.map((key) => ({ of: key.of, statement: add(key) })),
    ...plain.map(({ of, definition }) => ({ of, statement: definition })),
  ];
  const byTable = Map.groupBy(made, ({ of }) => of);
  return {
    indexes: new Map(
      [...byTable].map(([of, parts]) => [of, parts.map(({ statement }) => statement)]),
    ),
    references: references.map(add),
  };
}

const add = ({ of, name, definition }: Part): string =>
  `ALTER TABLE ${of} ADD CONSTRAINT ${name} ${definition}`;

async function read(client: pg.Client, which: string): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `SELECT conrelid::regclass::text AS of, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE connamespace = current_schema()::regnamespace AND ${which}`,
  );
  return rows;
}
