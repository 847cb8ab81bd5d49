import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import {
  BOTH_DATABASES,
  empty,
  openEmptyDatabase,
  type DatabaseKind,
} from "../../test/databases.ts";
import type { Db, OpenDatabase } from "./client.ts";
import { migrate } from "./migrate.ts";
import { sqlFile, type SqlFiles } from "./sql-files.ts";

const opened = new Map<DatabaseKind, OpenDatabase>();
afterAll(async () => {
  for (const database of opened.values()) await database.close();
});

async function emptyDatabase(kind: DatabaseKind): Promise<Db> {
  const database = opened.get(kind) ?? (await openEmptyDatabase(kind));
  opened.set(kind, database);
  await empty(database.db);
  return database.db;
}

const files = (migrations: Record<string, string>, functions: Record<string, string> = {}) =>
  ({
    migrations: Object.entries(migrations).map(([name, text]) => sqlFile(name, text)),
    functions: Object.entries(functions).map(([name, text]) => sqlFile(`functions/${name}`, text)),
  }) satisfies SqlFiles;

const greeting = (word: string) => ({
  "greet.sql": `CREATE OR REPLACE FUNCTION greet() RETURNS text LANGUAGE sql AS $$ SELECT '${word}' $$`,
});

async function ask(db: Db, question: string): Promise<unknown[]> {
  const { rows } = await sql.raw<{ answer: unknown }>(question).execute(db);
  return rows.map(({ answer }) => answer);
}

const NOTES = "CREATE TABLE notes (note text);";
const HARD_TO_SPLIT = `
CREATE TABLE notes (note text); -- what's a 'note' -- or $$ two; it asks
INSERT INTO notes VALUES ('a;
b'), ('b -- c'), ('it''s; /* here */');
CREATE FUNCTION first() RETURNS text LANGUAGE plpgsql AS $body$
BEGIN
  RETURN $$one;
$$ || 'two';
END
$body$;
INSERT INTO notes VALUES (first());`;

describe.each(BOTH_DATABASES)("on %s", (kind) => {
  test("a file runs as it is written, whatever its strings, comments and functions hold", async () => {
    const db = await emptyDatabase(kind);
    expect(await migrate(db, files({ "001.sql": HARD_TO_SPLIT }))).toEqual(["001.sql"]);
    expect(await ask(db, "SELECT note AS answer FROM notes")).toEqual([
      "a;\nb",
      "b -- c",
      "it's; /* here */",
      "one;\ntwo",
    ]);
  });

  test("a file is there whole or not at all, and those before it stay", async () => {
    const db = await emptyDatabase(kind);
    const broken = { "001.sql": NOTES, "002.sql": "CREATE TABLE half (id int); SELECT 1/0;" };
    await expect(migrate(db, files(broken))).rejects.toMatchObject({ code: "22012" });
    expect(await ask(db, "SELECT name AS answer FROM migrations")).toEqual(["001.sql"]);
    expect(await ask(db, "SELECT to_regclass('half') AS answer")).toEqual([null]);
    const mended = { ...broken, "002.sql": "CREATE TABLE half (id int);" };
    expect(await migrate(db, files(mended))).toEqual(["002.sql"]);
  });

  test("a file that was changed after it was applied refuses the start", async () => {
    const db = await emptyDatabase(kind);
    await migrate(db, files({ "001.sql": NOTES }));
    expect(await migrate(db, files({ "001.sql": NOTES }))).toEqual([]);
    await expect(migrate(db, files({ "001.sql": `${NOTES} ` }))).rejects.toThrow(
      /^The migration 001\.sql differs from the one this database has had/,
    );
  });

  test("a database from before checksums takes over what is there", async () => {
    const db = await emptyDatabase(kind);
    await sql`CREATE TABLE migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`.execute(
      db,
    );
    await sql`INSERT INTO migrations (name) VALUES ('001.sql')`.execute(db);
    const more = { "001.sql": NOTES, "002.sql": "CREATE TABLE more (id int);" };
    expect(await migrate(db, files(more))).toEqual(["002.sql"]);
    await expect(migrate(db, files({ ...more, "001.sql": "" }))).rejects.toThrow(
      /001\.sql differs/,
    );
  });

  test("a function is what its file says now", async () => {
    const db = await emptyDatabase(kind);
    await migrate(db, files({ "001.sql": NOTES }, greeting("hello")));
    expect(await ask(db, "SELECT greet() AS answer")).toEqual(["hello"]);
    const changed = files({ "001.sql": NOTES }, greeting("good day"));
    expect(await migrate(db, changed)).toEqual(["functions/greet.sql"]);
    expect(await ask(db, "SELECT greet() AS answer")).toEqual(["good day"]);
    expect(await migrate(db, changed)).toEqual([]);
  });

  test("functions change together, as they call each other [CLUSTER-04]", async () => {
    const db = await emptyDatabase(kind);
    await migrate(db, files({ "001.sql": NOTES }, greeting("hello")));
    const calling = {
      "greet.sql":
        "CREATE OR REPLACE FUNCTION greet() RETURNS text LANGUAGE plpgsql AS $$ BEGIN RETURN word(); END $$",
    };
    const broken = files({ "001.sql": NOTES }, { ...calling, "word.sql": "SELECT 1/0" });
    await expect(migrate(db, broken)).rejects.toMatchObject({ code: "22012" });
    expect(await ask(db, "SELECT greet() AS answer")).toEqual(["hello"]);
    const whole = { "word.sql": greeting("good day")["greet.sql"].replace("greet", "word") };
    await migrate(db, files({ "001.sql": NOTES }, { ...calling, ...whole }));
    expect(await ask(db, "SELECT greet() AS answer")).toEqual(["good day"]);
  });

  test("the former version leaves its successor's functions in place", async () => {
    const db = await emptyDatabase(kind);
    const next = { "001.sql": NOTES, "002.sql": "CREATE TABLE more (id int);" };
    await migrate(db, files(next, greeting("good day")));
    expect(await migrate(db, files({ "001.sql": NOTES }, greeting("hello")))).toEqual([]);
    expect(await ask(db, "SELECT greet() AS answer")).toEqual(["good day"]);
  });
});

const INDEX = `-- Built beside traffic; the words
CREATE INDEX CONCURRENTLY IF NOT EXISTS notes_note
  ON notes (note);
ALTER TABLE notes VALIDATE CONSTRAINT short;`;
const LIMITED = `${NOTES} ALTER TABLE notes ADD CONSTRAINT short CHECK (length(note) < 9) NOT VALID;`;
const VALID =
  "SELECT indisvalid AS answer FROM pg_index WHERE indexrelid = to_regclass('notes_note')";

test.each(BOTH_DATABASES)(
  "an index and a constraint are finished outside a transaction, on %s [CLUSTER-04]",
  async (kind) => {
    const db = await emptyDatabase(kind);
    const more = { "001.sql": LIMITED, "002.concurrent.sql": INDEX };
    expect(await migrate(db, files(more))).toEqual(["001.sql", "002.concurrent.sql"]);
    expect(await ask(db, VALID)).toEqual([true]);
    expect(
      await ask(db, "SELECT convalidated AS answer FROM pg_constraint WHERE conname = 'short'"),
    ).toEqual([true]);
    expect(await migrate(db, files(more))).toEqual([]);
  },
);

describe("an index that is built while orders go on", () => {
  const more = { "001.sql": LIMITED, "002.concurrent.sql": INDEX };

  test("blocks no order while it waits for an older transaction [CLUSTER-04]", async () => {
    const db = await emptyDatabase("PostgreSQL");
    await migrate(db, files({ "001.sql": LIMITED }));
    const older = await db.startTransaction().execute();
    await sql`INSERT INTO notes VALUES ('older')`.execute(older);
    const migrated = migrate(db, files(more));
    await expect.poll(() => ask(db, VALID)).toEqual([false]);
    await db.transaction().execute(async (order) => {
      await sql`SET LOCAL lock_timeout = 100`.execute(order);
      await sql`INSERT INTO notes VALUES ('order')`.execute(order);
    });
    await older.commit().execute();
    expect(await migrated).toEqual(["002.concurrent.sql"]);
    expect(await ask(db, VALID)).toEqual([true]);
  });

  test("is built anew after an interrupted start [CLUSTER-04]", async () => {
    const db = await emptyDatabase("PostgreSQL");
    const failing = files({
      "001.sql": `${NOTES} INSERT INTO notes VALUES ('a'), ('a');`,
      "002.concurrent.sql":
        "CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS notes_note ON notes (note);",
    });
    await expect(migrate(db, failing)).rejects.toMatchObject({ code: "23505" });
    expect(await ask(db, VALID)).toEqual([false]);
    await sql`DELETE FROM notes`.execute(db);
    expect(await migrate(db, failing)).toEqual(["002.concurrent.sql"]);
    expect(await ask(db, VALID)).toEqual([true]);
  });

  test("shares its file with nothing that needs a transaction [CLUSTER-04]", async () => {
    const db = await emptyDatabase("PostgreSQL");
    await expect(
      migrate(db, files({ "001.concurrent.sql": "ALTER TABLE notes ADD COLUMN by text;" })),
    ).rejects.toThrow(
      /^001\.concurrent\.sql has a statement that needs a transaction: ALTER TABLE/,
    );
    expect(await ask(db, "SELECT to_regclass('migrations') AS answer")).toEqual([null]);
  });
});

describe("behind a backup that reads a table for long", () => {
  const ALTER = { "001.sql": NOTES, "002.sql": "ALTER TABLE notes ADD COLUMN by text;" };

  test("a migration lets others pass and is applied when the backup is done", async () => {
    const db = await emptyDatabase("PostgreSQL");
    await migrate(db, files({ "001.sql": NOTES }));
    const backup = await db.startTransaction().execute();
    await sql`LOCK TABLE notes IN ACCESS SHARE MODE`.execute(backup);
    const migrated = migrate(db, files(ALTER), { lockTimeoutMs: 20, attempts: 500, pauseMs: 20 });
    for (let order = 0; order < 20; order++) {
      await sql`INSERT INTO notes VALUES ('order')`.execute(db);
    }
    await backup.commit().execute();
    expect(await migrated).toEqual(["002.sql"]);
  });

  test("a migration that never gets its table gives up and says why", async () => {
    const db = await emptyDatabase("PostgreSQL");
    await migrate(db, files({ "001.sql": NOTES }));
    const backup = await db.startTransaction().execute();
    await sql`LOCK TABLE notes IN ACCESS SHARE MODE`.execute(backup);
    await expect(
      migrate(db, files(ALTER), { lockTimeoutMs: 20, attempts: 3, pauseMs: 1 }),
    ).rejects.toThrow(/^002\.sql needs a table that something else has kept in use/);
    await backup.rollback().execute();
    expect(await ask(db, "SELECT name AS answer FROM migrations")).toEqual(["001.sql"]);
  });
});
